import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { reportGoal } from '#tests/support/goal-table.ts'
import { randomFrom } from '#tests/support/mutate-text.ts'
import { runs } from '#tests/support/soak.ts'
import { createSessions } from './sessions.ts'
import { createMemorySignInStore } from './sign-in-store.ts'

// What a guess meets once it is let through: the check itself, without the limit that keeps a stranger from trying so often.

const TOKEN = randomBytes(24).toString('base64url')
const GUESSES = runs({ part: 10_000, whole: 1_000_000 })
const SAMPLES = runs({ part: 0, whole: 100_000 })
/** Beyond it a difference of two means is no chance any more: once in a hundred times. */
const ONE_IN_A_HUNDRED = 2.58

const sessions = createSessions({
  token: TOKEN,
  joinCodes: new Map(),
  store: createMemorySignInStore(),
  now: () => '2026-01-01T00:00:00.000Z',
})

/** A guess with so many letters right. */
const guessOf = (right: number, guess: number): string =>
  `${TOKEN.slice(0, right)}${guess.toString(36).padStart(TOKEN.length - right, '0')}`

/** In one piece, as it comes over the wire: pasted together, a text is copied when it is read first. */
const flat = (text: string): string => Buffer.from(text).toString('latin1')

/** How far apart two means are, in standard errors. */
function apart(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [first, second].map((times) => {
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    return { mean, error: times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length ** 2 }
  })
  return a && b ? Math.abs(a.mean - b.mean) / Math.sqrt(a.error + b.error) : 0
}

/** Times of guesses that are all but right and of such that are all wrong, in an order by chance; the slowest hundredth, in which something else ran, is left out. */
function timesOf(samples: number): [near: number[], far: number[]] {
  const times: [number[], number[]] = [[], []]
  const random = randomFrom(20_261_123)
  const guesses = Array.from({ length: 2 * samples }, (_, sample) => {
    const at = random(2)
    return { at, guess: flat(guessOf(at === 0 ? TOKEN.length - 4 : 0, sample)) }
  })
  for (const { at, guess } of guesses) {
    const began = process.hrtime.bigint()
    sessions.open(guess)
    times[at]?.push(Number(process.hrtime.bigint() - began))
  }
  const most = times.flat().toSorted((a, b) => a - b)[Math.floor(samples * 2 * 0.99)] ?? 0
  return times.map((own) => own.filter((time) => time <= most)) as [number[], number[]]
}

test(`of ${GUESSES} guesses none lets anybody in, however much of it is right`, () => {
  let hits = 0
  for (let guess = 0; guess < GUESSES; guess += 1)
    if (sessions.open(guessOf(guess % (TOKEN.length - 6), guess))) hits += 1
  const errors = SAMPLES === 0 ? 0 : apart(...timesOf(SAMPLES))
  reportGoal({
    id: 'S4',
    goal: 'guessed tokens: none fits, and the time tells nothing (p > 0.01)',
    measured: `${GUESSES} guesses, ${hits} let in; nearly right and all wrong ones, ${SAMPLES} each: ${errors.toFixed(2)} standard errors apart`,
    isMet: hits === 0 && errors < ONE_IN_A_HUNDRED,
  })
  expect(hits).toBe(0)
  expect(sessions.open(TOKEN)).not.toBeNull()
})
