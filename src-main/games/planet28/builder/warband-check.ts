import type { Problem } from '../../../../src-shared/games/planet28/model.ts'
import { DEFAULT_SETTINGS, type Planet28Settings } from '../settings.ts'

/** One unit of a warband: a character counts 1, a squad its members, a vehicle 0 (P28-BUILD-1). */
export interface MusteredUnit {
  readonly cost: number
  readonly characters: number
}

/** A warband to be checked; solo and co-op games ask for no number of characters (P28-SOLO-1). */
export interface Muster {
  readonly limit: number
  readonly units: readonly MusteredUnit[]
  readonly play: 'opposed' | 'solo' | 'co-op'
}

/** A checked warband; unspent points become credits, one for one (P28-BUILD-4). */
export interface WarbandCheck {
  readonly total: number
  readonly leftoverCredits: number
  readonly problems: readonly Problem[]
}

/** Size and cost of a new warband (P28-BUILD-1, P28-BUILD-4). */
export function checkWarband(muster: Muster, settings: Planet28Settings = DEFAULT_SETTINGS): WarbandCheck {
  const total = muster.units.reduce((sum, unit) => sum + unit.cost, 0)
  return {
    total,
    leftoverCredits: Math.max(0, muster.limit - total),
    problems: [...checkNumber(muster, settings), ...checkLimit(muster.limit, total)],
  }
}

function checkNumber(muster: Muster, settings: Planet28Settings): Problem[] {
  const least = settings.minCharacters
  const characters = muster.units.reduce((sum, unit) => sum + unit.characters, 0)
  if (muster.play !== 'opposed' || least === 'free' || characters >= least) return []
  const message = `The warband has ${characters} of at least ${least} characters (vehicles do not count). Add ${least - characters}.`
  return [{ rule: 'P28-BUILD-1', code: 'min-characters', severity: 'refused', message }]
}

function checkLimit(limit: number, total: number): Problem[] {
  if (total <= limit) return []
  const message = `The warband costs ${total} of ${limit} points. Save ${total - limit}.`
  return [{ rule: 'P28-BUILD-1', code: 'over-limit', severity: 'refused', message }]
}
