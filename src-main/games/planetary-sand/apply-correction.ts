import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { removeFromCaptives } from './melee/captives.ts'
import { removeFromMelees } from './melee/remove-from-melees.ts'

type Corrected = Extract<BattleEvent, { type: 'corrected' }>

/** What the table puts right; whoever is said to be elsewhere, or something else, fights in no melee any more. */
export function applyCorrection(battle: Battle, { figures, machines, captives }: Corrected): Battle {
  const changed = figures.flatMap(({ id, status }) => (status === undefined ? [] : [id]))
  const freed = figures
    .filter(({ status, inside, at }) => [status, inside, at].some((one) => one !== undefined))
    .map(({ id }) => id)
  const withFigure = (one: Figure): Figure => {
    const own = figures.find(({ id }) => id === one.id)
    const ride = machines.find(({ id }) => id === one.inside)
    return own || ride
      ? { ...one, ...asRiderOf(ride), ...(freed.includes(one.id) && { isLocked: false }), ...own }
      : one
  }
  const withMachine = (one: Machine): Machine => {
    const own = machines.find(({ id }) => id === one.id)
    return own ? { ...one, ...own } : one
  }
  return {
    ...removeFromMelees(battle, freed),
    figures: battle.figures.map(withFigure),
    machines: battle.machines.map(withMachine),
    captives: captives ?? removeFromCaptives(battle, changed),
  }
}

/** Where somebody is who rides in it; nothing new where it stays in its zone. */
function asRiderOf(machine: Corrected['machines'][number] | undefined): Partial<Figure> {
  const { zone, near = null } = machine ?? {}
  return zone === undefined ? {} : { zone, near }
}
