const NOBODY = 65_534

/** Runs a function as an unprivileged user: tests may run as root, which may write anywhere. */
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
