const UNIQUE_VIOLATION = '23505';

/** Which constraint says that something is there already; nothing if another thing went wrong. */
export function takenConstraint(error: unknown): string | undefined {
  const { code, constraint = '' } = error as {
    readonly code?: string;
    readonly constraint?: string;
  };
  return code === UNIQUE_VIOLATION ? constraint : undefined;
}
