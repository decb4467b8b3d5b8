import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Measured {
  readonly connections: () => number;
  readonly rooms: () => number;
  readonly botsWaiting: () => number;
}

export interface Metrics {
  readonly registry: Registry;
  readonly messages: Counter<'name' | 'outcome'>;
  readonly seconds: Histogram<'name'>;
  readonly dropped: Counter<'why'>;
}

export function openMetrics({ connections, rooms, botsWaiting }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('parsecs_connections', 'Open connections', connections);
  gauge('parsecs_rooms', 'Tables open in this process', rooms);
  gauge('parsecs_bots_waiting', 'Bots that wait for a thread', botsWaiting);
  return {
    registry,
    messages: new Counter({
      name: 'parsecs_messages_total',
      help: 'Messages by name and how they ended',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    seconds: new Histogram({
      name: 'parsecs_message_seconds',
      help: 'From message to answer',
      labelNames: ['name'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
    dropped: new Counter({
      name: 'parsecs_dropped_total',
      help: 'Connections that were closed by us',
      labelNames: ['why'],
      registers,
    }),
  };
}
