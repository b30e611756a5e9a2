/** The live road to one table: keeps its document, reconnects, answers come as promises. */
import { patched, PatchError, withKept } from './json-patch';
import type { ClientMessage, PatchMessage, Refusal, ServerMessage, TableDocument, TableMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** What is not about the document. */
export type OtherMessage = Exclude<ServerMessage, TableMessage | PatchMessage>;

export interface SocketOptions {
  address: string;
  /** The document is there, or has changed; what is equal in it is the same object as before. */
  onDocument: (document: TableDocument) => void;
  onMessage: (message: OtherMessage) => void;
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
/** The server does not want this reader. */
const GONE = [1008, 4401, 4403, 4404];
/** Said to the server when its patch does not fit. */
const OUT_OF_STEP = 4409;

const backoff = (attempt: number): number =>
  Math.min(10_000, 300 * 2 ** attempt) * (0.75 + Math.random() / 2);

export class TableSocket {
  private socket: WebSocket | null = null;
  /** As this socket last had it. */
  private document: TableDocument | null = null;
  /** The last document of any socket. */
  private shown: TableDocument | null = null;
  private attempt = 0;
  private isOutOfStep = false;
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
    const socket = connect(this.options.address);
    this.socket = socket;
    this.document = null;
    socket.onopen = () => {
      if (!this.isOutOfStep) this.attempt = 0;
      this.options.onLink('open');
      this.pinger = setInterval(() => {
        if (socket.readyState === 1) socket.send('{"type":"ping"}');
      }, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(socket, JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private receive(socket: WebSocket, message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'patch') {
      const document = this.after(message);
      if (!document) {
        this.lose(OUT_OF_STEP);
        socket.close(OUT_OF_STEP);
        return;
      }
      // Until its patches fit again, a server is asked less and less often.
      if (message.type === 'patch') this.attempt = 0;
      this.document = this.shown = document;
      this.options.onDocument(document);
    } else this.options.onMessage(message);
    const ref = 'ref' in message ? message.ref : undefined;
    if (ref === undefined || ref === null) return;
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    if (message.type === 'error') waiting?.reject(new Refused(message.error));
    else waiting?.resolve(message);
  }

  /** The document with this message; none if it does not fit what this socket has. */
  private after(message: TableMessage | PatchMessage): TableDocument | null {
    if (message.type === 'table') return withKept(this.shown, message.document);
    if (!this.document) return null;
    try {
      return patched(this.document, message.patch);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      console.warn('A patch did not fit.', error.message);
      return null;
    }
  }

  private lose(code: number): void {
    this.socket = null;
    this.isOutOfStep = code === OUT_OF_STEP;
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
