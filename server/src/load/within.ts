/** What is measured is bounded: whoever waits learns what did not come. */
export async function within<R>(
  milliseconds: number,
  what: string,
  awaited: Promise<R>,
): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what}: nothing after ${Math.round(milliseconds / 1000)} s`));
    }, milliseconds);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
