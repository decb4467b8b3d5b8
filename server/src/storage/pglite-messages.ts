/** What passes between the wire's thread and the database's. Without `sql` it is closed. */
export interface PgliteRequest {
  readonly number: number;
  readonly sql?: string;
  readonly params?: readonly unknown[];
}

export interface PgliteAnswer {
  readonly number: number;
  readonly rows: readonly unknown[];
  readonly affected: number;
  readonly fault?: {
    readonly message: string;
    readonly code?: string;
    readonly constraint?: string;
  };
}
