/** The live road to one table: reconnects with what it last saw, answers come as promises. */
import type { ClientMessage, Refusal, ServerMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketOptions {
  /** The address, given the last version seen. */
  address: (since: number) => string;
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  /** Replaced in tests. */
  connect?: (address: string) => WebSocket;
  delay?: (attempt: number) => number;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

interface Waiting {
  resolve: (message: ServerMessage) => void;
  reject: (error: Error) => void;
}

const PING_EVERY = 25_000;
const GONE = [1008, 4401, 4403, 4404];

const backoff = (attempt: number): number =>
  Math.min(10_000, 300 * 2 ** attempt) * (0.75 + Math.random() / 2);

export class TableSocket {
  private socket: WebSocket | null = null;
  private since = 0;
  private attempt = 0;
  private nextRef = 1;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private pinger: ReturnType<typeof setInterval> | null = null;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly options: SocketOptions) {
    this.connect();
  }

  /** Send and wait for the answer that carries its ref. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const socket = this.socket;
    if (!socket || socket.readyState !== 1) {
      return Promise.reject(new Refused({ code: 'offline', rule: '', text: { id: 'error-offline' } }));
    }
    const ref = this.nextRef++;
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.socket?.close();
    this.options.onLink('closed');
  }

  /** Try again at once, for instance when the network is back. */
  wake(): void {
    if (this.closed || this.socket) return;
    this.stopTimers();
    this.attempt = 0;
    this.connect();
  }

  private connect(): void {
    this.options.onLink('connecting');
    const connect = this.options.connect ?? ((address: string) => new WebSocket(address));
    const socket = connect(this.options.address(this.since));
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.options.onLink('open');
      this.pinger = setInterval(() => {
        if (socket.readyState === 1) socket.send('{"type":"ping"}');
      }, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => this.lose(event.code);
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'table') this.since = message.version;
    this.options.onMessage(message);
    const ref = 'ref' in message ? message.ref : undefined;
    if (ref === undefined || ref === null) return;
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    if (message.type === 'error') waiting?.reject(new Refused(message.error));
    else waiting?.resolve(message);
  }

  private lose(code: number): void {
    this.socket = null;
    this.stopTimers();
    for (const { reject } of this.waiting.values()) {
      reject(new Refused({ code: 'offline', rule: '', text: { id: 'error-offline' } }));
    }
    this.waiting.clear();
    if (this.closed) return;
    if (GONE.includes(code)) {
      this.closed = true;
      this.options.onLink('closed');
      return;
    }
    this.options.onLink('lost');
    const delay = (this.options.delay ?? backoff)(this.attempt++);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private stopTimers(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.pinger) clearInterval(this.pinger);
    this.timer = this.pinger = null;
  }
}
