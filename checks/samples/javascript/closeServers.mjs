/**
 * Preloaded before a page's scripts: servers listen on a free port and don't keep the process alive, so that a script
 * ends once its server is up.
 */
import net from 'node:net';

const {listen} = net.Server.prototype;

net.Server.prototype.listen = function listenElsewhere(...args) {
  const callback = args.find((argument) => typeof argument === 'function');
  return listen.call(this, 0, '127.0.0.1', callback).unref();
};
