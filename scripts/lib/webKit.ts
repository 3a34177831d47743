import {spawn, spawnSync} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {freePort} from '../../host/servers/freePort';
import {installPackages} from '../../tools/installPackages';
import {withCleanUp} from './withCleanUp';

/** How long to wait for the driver to start, in milliseconds. It usually takes a second. */
const longestStart = 30_000;

/** Keys of the WebDriver protocol: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = {enter: '\uE007', control: '\uE009'};

/**
 * Runs `work` with a window of WebKitGTK, which has the engine of Safari. It's controlled over the WebDriver protocol,
 * because the WebKit that Playwright controls can't be installed with a package manager. The clients for that protocol
 * on npm require a newer Node.js than the site does.
 *
 * @param work - receives the window
 * @throws Error if WebKitGTK is missing and can't be installed, or doesn't start; errors of `work`
 */
export async function withWebKit<T>(work: (window: WebKitWindow) => Promise<T>): Promise<T> {
  ensureWebKit();
  const port = await freePort();
  // In a process group of its own, so that it ends together with the driver, the browser and the virtual screen.
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = (): void => {
    if (driver.pid !== undefined && driver.exitCode === null && driver.signalCode === null) {
      process.kill(-driver.pid);
    }
  };
  return withCleanUp(async () => {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const {sessionId} = (await command(`${url}/session`, {capabilities: {}})) as {sessionId: string};
    return work(new WebKitWindow(`${url}/session/${sessionId}`));
  }, stop);
}

/** The driver's error message. Most often, the page has crashed. */
export class WindowError extends Error {}

/** A window of WebKitGTK. Its methods throw a {@link WindowError}. */
export class WebKitWindow {
  /**
   * @param url - of the WebDriver session
   */
  constructor(private readonly url: string) {}

  /** Opens a page and waits until it has loaded. */
  async open(page: string): Promise<void> {
    await command(`${this.url}/url`, {url: page});
  }

  async resize(width: number, height: number): Promise<void> {
    await command(`${this.url}/window/rect`, {x: 0, y: 0, width, height});
  }

  /**
   * Runs code in the page.
   *
   * @param code - a function that uses nothing from outside of it, not even another function in it
   * @param values - its arguments, as JSON
   * @returns what it returns, as JSON
   */
  async run<Values extends unknown[], Result>(
    code: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const script = `return (${code.toString()}).apply(null, arguments)`;
    return (await command(`${this.url}/execute/sync`, {script, args: values})) as Awaited<Result>;
  }

  /** Presses keys one after another. */
  async type(text: string): Promise<void> {
    await this.#press(Array.from(text, (value) => [down(value), up(value)]).flat());
  }

  /** Presses a key while another one is held. */
  async chord(held: string, key: string): Promise<void> {
    await this.#press([down(held), down(key), up(key), up(held)]);
  }

  async #press(actions: readonly object[]): Promise<void> {
    await command(`${this.url}/actions`, {actions: [{type: 'key', id: 'keyboard', actions}]});
  }
}

const down = (value: string): object => ({type: 'keyDown', value});
const up = (value: string): object => ({type: 'keyUp', value});

/**
 * Sends a WebDriver command.
 *
 * @returns its result
 * @throws WindowError
 */
async function command(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {method: 'POST', body: JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) {
    const {error, message} = value as {error: string; message: string};
    throw new WindowError(`WebKit: ${error}${message ? `, ${message}` : ''}`);
  }
  return value;
}

function ensureWebKit(): void {
  const isHere = () =>
    ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync(name, ['--help'], {stdio: 'ignore'}).error === undefined);
  if (!isHere()) {
    installPackages(['webkit2gtk-driver', 'xvfb', 'xauth']);
    if (!isHere()) {
      throw new Error('This needs WebKitGTK. On Debian, as root: apt-get install webkit2gtk-driver xvfb xauth');
    }
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + longestStart;
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (cause) {
      if (Date.now() > deadline) {
        throw new Error("WebKitWebDriver didn't start. To see why, run it with xvfb-run.", {cause});
      }
      await setTimeout(200);
    }
  }
}
