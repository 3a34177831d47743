/**
 * Loaded before a script of a page: a server that it starts listens on a port that is free, and doesn't keep the process
 * alive, so that the script ends once it is up.
 */
import net from 'node:net';

const {listen} = net.Server.prototype;

net.Server.prototype.listen = function listenElsewhere(...args) {
  const callback = args.find((argument) => typeof argument === 'function');
  return listen.call(this, 0, '127.0.0.1', callback).unref();
};
