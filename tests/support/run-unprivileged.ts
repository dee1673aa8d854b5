const NOBODY = 65_534

/** Runs as a person who may not write what others own: root, as which tests may run, may write anywhere. */
export function runUnprivileged<Result>(run: () => Result): Result {
  const { geteuid, seteuid } = process
  if (geteuid?.() !== 0 || !seteuid) return run()
  seteuid(NOBODY)
  try {
    return run()
  } finally {
    seteuid(0)
  }
}
