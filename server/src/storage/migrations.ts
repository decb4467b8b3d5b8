import type { Kysely, Migration, MigrationProvider } from 'kysely';

/** In the words that PostgreSQL 15 and the embedded 18 share. A migration is never changed, only followed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(database: Kysely<unknown>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('listed', 'boolean', (column) => column.notNull())
        .addColumn('desk', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('times', 'text')
        .addColumn('maker', 'text', (column) => column.notNull())
        .addColumn('made_at', 'double precision', (column) => column.notNull())
        .addColumn('touched_at', 'double precision', (column) => column.notNull())
        .execute();
      await schema.createIndex('tables_maker').on('tables').columns(['maker', 'made_at']).execute();
      await schema
        .createIndex('tables_listed')
        .on('tables')
        .columns(['listed', 'phase', 'made_at'])
        .execute();
      await schema.createIndex('tables_touched').on('tables').column('touched_at').execute();
      await schema
        .createTable('keys')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .execute();
      await schema.createIndex('keys_table').on('keys').column('table_id').execute();
      await schema
        .createTable('entries')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('sent', 'text')
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('events', 'text', (column) => column.notNull())
        .addColumn('stored_at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_pkey', ['table_id', 'sequence'])
        .addUniqueConstraint('entries_sent', ['table_id', 'sent'])
        .execute();
      await schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_pkey', ['table_id', 'sequence'])
        .execute();
      await schema
        .createTable('chat')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('said_at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_pkey', ['table_id', 'number'])
        .execute();
    },
  },
};

export const migrations: MigrationProvider = {
  getMigrations: async () => ({ ...MIGRATIONS }),
};
