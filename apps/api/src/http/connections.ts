import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, plainAddress } from '../domain/address.ts';

/** Maximum numbers of open connections. */
export interface ConnectionLimits {
  readonly total: number;
  /** Per IPv4 address or IPv6 /64 network. */
  readonly perAddress: number;
}

const trusted = new WeakSet<IncomingMessage>();

/** Marks a request as sent by a logged-in learner: its body may take longer, and its connection is not evicted. */
export function markTrusted(request: IncomingMessage): void {
  trusted.add(request);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Tracks open connections. At the limit, the oldest idle connection is closed to make room: one that is kept alive without
 * a request, or whose request is still arriving. When all are busy, the new one is refused.
 */
export function createConnections({ total, perAddress }: ConnectionLimits) {
  /** Sockets by network, oldest first. */
  const byNetwork = new Map<string, Set<Socket>>();
  const all = new Set<Socket>();
  const exchanges = new Map<Socket, Exchange>();

  const isAtWork = (socket: Socket) => {
    const request = exchanges.get(socket)?.request;
    return request !== undefined && (request.complete || trusted.has(request));
  };
  /** Closes an idle socket when the limit is reached; false when all are busy. */
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
    /** Registers a new connection, or closes it when there is no room. */
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
    /** Records the request that a connection is serving. */
    begin(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      exchanges.set(socket, { request, response });
      response.once('close', () => {
        if (exchanges.get(socket)?.response === response) exchanges.delete(socket);
      });
    },
    /** Closes each connection after its pending reply. */
    endAfterReply(): void {
      for (const { response } of exchanges.values()) response.shouldKeepAlive = false;
    },
    /** Number of open connections. */
    get size() {
      return all.size;
    },
  };
}
