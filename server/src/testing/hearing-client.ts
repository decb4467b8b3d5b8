import { Client } from '../load/client.ts';

/** A client that remembers every word it is told. */
export class HearingClient extends Client {
  readonly heard: { readonly what: string; readonly body: unknown }[] = [];

  constructor(...made: ConstructorParameters<typeof Client>) {
    super(...made);
    this.socket.onAny((what: string, body: unknown) => this.heard.push({ what, body }));
  }
}
