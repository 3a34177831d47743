import type { Core } from '@strapi/strapi';
import fs from 'fs';
import path from 'path';

interface Raw {
  prepare(sql: string): { all(): Array<Record<string, unknown>>; run(...values: unknown[]): void };
  exec(sql: string): void;
  inTransaction: boolean;
}

let tables: string[] = [];
let uploads = new Set<string>();

async function raw<T>(strapi: Core.Strapi, use: (database: Raw) => T): Promise<T> {
  const client = strapi.db.connection.client;
  const connection = await client.acquireConnection();
  try {
    return use(connection as Raw);
  } finally {
    await client.releaseConnection(connection);
  }
}

/**
 * Takes a snapshot of the database.
 *
 * @param file - the SQLite file in use; its copy gets the extension `.seed`
 */
export function snapshot(strapi: Core.Strapi, file: string): void {
  marked = false;
  uploads = new Set(fs.readdirSync(path.join(file, '..', '..', 'public', 'uploads')));
  pending = raw(strapi, (database) => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    fs.copyFileSync(file, `${file}.seed`);
    tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map((row) => String(row.name));
    database.exec(`ATTACH '${`${file}.seed`.replace(/'/g, "''")}' AS seed`);
  });
}

let pending: Promise<void> = Promise.resolve();

/** Restores every table to the snapshot, including row ids. Takes 10 to 20 ms. */
export async function restore(strapi: Core.Strapi): Promise<void> {
  await copyFrom(strapi, 'seed');
}

/**
 * Saves the state of the database in addition to the snapshot, replacing an earlier mark.
 *
 * @param file - the SQLite file in use; its copy gets the extension `.mark`
 */
export async function mark(strapi: Core.Strapi, file: string): Promise<void> {
  await pending;
  const copy = `${file}.mark`;
  await raw(strapi, (database) => {
    if (marked) {
      database.exec('DETACH mark');
      marked = false;
    }
    fs.rmSync(copy, { force: true });
    const quoted = `'${copy.replace(/'/g, "''")}'`;
    database.exec(`VACUUM INTO ${quoted}`);
    database.exec(`ATTACH ${quoted} AS mark`);
    marked = true;
  });
}

let marked = false;

/** Restores every table to the state saved by `mark`. */
export async function rewind(strapi: Core.Strapi): Promise<void> {
  await copyFrom(strapi, 'mark');
}

async function copyFrom(strapi: Core.Strapi, source: 'seed' | 'mark'): Promise<void> {
  await pending;
  await raw(strapi, (database) => {
    database.exec('PRAGMA foreign_keys = OFF; BEGIN');
    try {
      for (const table of [...tables, 'sqlite_sequence']) {
        database.exec(`DELETE FROM main."${table}"; INSERT INTO main."${table}" SELECT * FROM ${source}."${table}"`);
      }
      database.exec('COMMIT');
    } catch (error) {
      // Otherwise, the connection stays in the transaction, and every later command fails because of that. SQLite ends it
      // itself after some errors.
      if (database.inTransaction) {
        database.exec('ROLLBACK');
      }
      throw error;
    } finally {
      database.exec('PRAGMA foreign_keys = ON');
    }
  });
}

/** Removes files uploaded since the snapshot. */
export function clearExtras(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!uploads.has(name)) {
      fs.rmSync(path.join(folder, name), { force: true });
    }
  }
}
