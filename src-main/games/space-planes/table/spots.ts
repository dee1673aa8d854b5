import { type Dice, seededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import type { Answers, QuestionOf, Spot } from '#shared/games/space-planes/questions.ts'
import { place } from '../commands/place.ts'
import { whoShows } from '../parts/plane.ts'
import { findPlacingProblem } from '../placing.ts'

/** Whether the next ship may stand there, or what speaks against it (SP-SETUP-3 to SP-SETUP-5). */
export function placingOf(battle: Battle, { x, y, heading, plane }: QuestionOf<'placing'>): Answers['placing'] {
  const decision = place(battle, { type: 'place', by: battle.active, x, y, heading, face: 1, plane })
  return { problem: decision.ok ? null : decision.refusal.message }
}

/** Places that are tried before it is said that there is none (SP-SETUP-7). */
const MOST_TRIES = 4000
const TENTHS = 10

/** A legal place for the next ship by seed, with any face up and a free number; null where none is found (SP-SETUP-2, SP-SETUP-7). */
export function spotOf(battle: Battle, { seed }: QuestionOf<'spot'>): Answers['spot'] {
  const dice = seededDice(`${seed}/${battle.ships.length}`)
  const free = FACES.filter((plane) => whoShows(plane, battle, null) === null)
  const [plane] = free.splice(dice.die(Math.max(1, free.length)) - 1, 1)
  if (plane === undefined) return { spot: null }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const spot = { ...triedSpot(battle, dice), plane }
    if (findPlacingProblem(battle, spot, plane) === null) return { spot }
  }
  return { spot: null }
}

function triedSpot({ settings }: Battle, dice: Dice): Omit<Spot, 'plane'> {
  const [width, height] = settings.areaMm
  const along = (mm: number) => dice.die(Math.ceil(mm * TENTHS)) / TENTHS
  const heading = settings.headings === 'square' ? 90 * (dice.die(4) - 1) : dice.die(360) - 1
  return { x: along(width), y: along(height), heading, face: FACES[dice.die(6) - 1] ?? 1 }
}
