import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, plainAddress } from '../domain/address.ts';

/** How many connections may be open. */
export interface ConnectionLimits {
  readonly total: number;
  /** Of one IPv4 address, or one /64 network of IPv6. */
  readonly perAddress: number;
}

const trusted = new WeakSet<IncomingMessage>();

/** Notes that a request is of somebody who is signed in: its body may take long, and does not make room for others. */
export function trust(request: IncomingMessage): void {
  trusted.add(request);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * The open connections. Where there are too many, the one that does nothing has to go first: kept alive without a request,
 * or with a request that arrives slowly, the oldest first. When all are at work, the new one is refused.
 */
export function createConnections({ total, perAddress }: ConnectionLimits) {
  /** In the order in which they were opened, by network. */
  const byNetwork = new Map<string, Set<Socket>>();
  const all = new Set<Socket>();
  const exchanges = new Map<Socket, Exchange>();

  const isAtWork = (socket: Socket) => {
    const request = exchanges.get(socket)?.request;
    return request !== undefined && (request.complete || trusted.has(request));
  };
  /** Makes room for one more. */
  const makeRoom = (sockets: Set<Socket>, limit: number): boolean => {
    if (sockets.size < limit) return true;
    for (const socket of sockets) {
      if (isAtWork(socket)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  };
  const networkOfSocket = new WeakMap<Socket, string>();
  function forget(socket: Socket) {
    const network = networkOfSocket.get(socket) ?? '';
    const siblings = byNetwork.get(network);
    siblings?.delete(socket);
    if (siblings?.size === 0) byNetwork.delete(network);
    all.delete(socket);
    exchanges.delete(socket);
  }

  return {
    /** Takes a new connection in, or ends it. */
    open(socket: Socket): void {
      const network = networkOf(plainAddress(socket.remoteAddress ?? ''));
      const siblings = byNetwork.get(network) ?? new Set();
      if (!makeRoom(siblings, perAddress) || !makeRoom(all, total)) {
        socket.destroy();
        return;
      }
      siblings.add(socket);
      byNetwork.set(network, siblings);
      all.add(socket);
      networkOfSocket.set(socket, network);
      socket.once('close', () => forget(socket));
    },
    /** Notes what a connection is at. */
    begin(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      exchanges.set(socket, { request, response });
      response.once('close', () => {
        if (exchanges.get(socket)?.response === response) exchanges.delete(socket);
      });
    },
    /** Lets every reply that is still to be sent be the last of its connection. */
    endAfterReply(): void {
      for (const { response } of exchanges.values()) response.shouldKeepAlive = false;
    },
    /** Open connections. */
    get size() {
      return all.size;
    },
  };
}
