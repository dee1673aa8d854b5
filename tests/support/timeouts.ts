import { IS_SOAK } from './soak.ts'

// Limits in milliseconds for what hangs. They are no checks of speed: a busy machine is many times slower than a quiet
// one.

/** Limit of a whole test or hook. */
export const TEST_TIMEOUT_MS = IS_SOAK ? 7_200_000 : 900_000
/** Limit of waiting for something that is about to happen. */
export const WAIT_TIMEOUT_MS = 120_000
