import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request that client code sent, and the application's response. */
interface Exchange {
  method: string;
  /** Path and query. */
  path: string;
  status: number;
}

/**
 * A server that forwards requests to the samples application, keeps cookies like a browser, and records every exchange.
 */
export class Relay {
  readonly exchanges: Exchange[] = [];
  readonly #cookies = new Map<string, string>();
  readonly #server: http.Server;

  private constructor(private readonly port: number) {
    this.#server = http.createServer((request, response) => this.#pass(request, response));
  }

  /** @param port - the application's port on the loopback interface */
  static async start(port: number): Promise<Relay> {
    const relay = new Relay(port);
    await new Promise<void>((resolve) => {
      relay.#server.listen(0, '127.0.0.1', resolve);
    });
    return relay;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const {method = 'GET', url: path = '/'} = request;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {...request.headers, host: `127.0.0.1:${this.port}`, ...(cookie && {cookie})};
    const onward = http.request({host: '127.0.0.1', port: this.port, method, path, headers}, (received) => {
      const {statusCode: status = 500} = received;
      this.exchanges.push({method, path, status});
      for (const [, name = '', value = ''] of (received.headers['set-cookie'] ?? [])
        .join('\n')
        .matchAll(/^([^=\n]+)=([^;\n]*)/gm)) {
        this.#cookies.set(name, value);
      }
      response.writeHead(status, received.headers);
      received.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
