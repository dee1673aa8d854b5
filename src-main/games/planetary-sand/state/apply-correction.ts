import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { removeFromCaptives } from './remove-from-captives.ts'
import { removeFromMelees } from './remove-from-melees.ts'

type Corrected = Extract<BattleEvent, { type: 'corrected' }>

/** Applies a manual correction. A figure that is moved, or whose state changes, leaves its melee. */
export function applyCorrection(battle: Battle, { figures, machines, captives }: Corrected): Battle {
  const changed = figures.flatMap(({ id, status }) => (status === undefined ? [] : [id]))
  const freed = figures
    .filter(({ status, inside, at }) => [status, inside, at].some((candidate) => candidate !== undefined))
    .map(({ id }) => id)
  const withFigure = (figure: Figure): Figure => {
    const own = figures.find(({ id }) => id === figure.id)
    const ride = machines.find(({ id }) => id === figure.inside)
    return own || ride
      ? { ...figure, ...asRiderOf(ride), ...(freed.includes(figure.id) && { isLocked: false }), ...own }
      : figure
  }
  const withMachine = (machine: Machine): Machine => {
    const own = machines.find(({ id }) => id === machine.id)
    return own ? { ...machine, ...own } : machine
  }
  return {
    ...removeFromMelees(battle, freed),
    figures: battle.figures.map(withFigure),
    machines: battle.machines.map(withMachine),
    captives: captives ?? removeFromCaptives(battle, changed),
  }
}

/** The new position of a figure that rides in a corrected machine; empty if the machine stays in its zone. */
function asRiderOf(machine: Corrected['machines'][number] | undefined): Partial<Figure> {
  const { zone, near = null } = machine ?? {}
  return zone === undefined ? {} : { zone, near }
}
