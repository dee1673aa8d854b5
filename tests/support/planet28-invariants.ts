import { expect } from 'vitest'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { ExecutedCommand } from './planet28-outcome.ts'

/**
 * Invariants of every command. A refusal names a rule; otherwise nothing is lost or created, no unit acts twice, and
 * the dead do nothing.
 */
export class InvariantChecker {
  readonly #acted = new Set<string>()

  watch({ before, after, events, refusedBy }: ExecutedCommand): void {
    if (events === null) {
      expect(refusedBy).toMatch(/^P28-/)
      return
    }
    this.#turns(before, events)
    expectWithinBounds(after)
    expectConserved(before, after, events)
  }

  /** One position in the order per turn; every unit that pays, attacks or takes its position is in it. */
  #turns(before: Battle, events: readonly BattleEvent[]): void {
    const there = new Map(before.units.map((unit) => [unit.id, isOnTable(unit)]))
    for (const event of events) {
      if (event.type === 'turn-began') this.#acted.clear()
      if (event.type === 'split') for (const { id } of event.characters) there.set(id, true)
      if (event.type === 'appeared') there.set(event.unit.id, true)
      if (event.type === 'activated' && !event.isStepIn) {
        expect(this.#acted.has(event.unit), `${event.unit} takes its place twice`).toBe(false)
        this.#acted.add(event.unit)
      }
      const isActing = event.type === 'activated' || event.type === 'paid' || event.type === 'struck'
      if (isActing) expect(there.get(event.unit), `${event.unit} is gone and acts`).toBe(true)
    }
  }
}

function expectWithinBounds({ units, settings, due }: Battle): void {
  for (const unit of units) {
    expect(unit.turn.actions).toBeGreaterThanOrEqual(0)
    if (unit.kind === 'vehicle') {
      for (const { hitPoints, start } of unit.sections) expect(hitPoints >= 0 && hitPoints <= start).toBe(true)
      continue
    }
    for (const { hitPoints, start, pool, fate } of unit.models) {
      expect(hitPoints >= 0 && (hitPoints <= start || settings.overheal)).toBe(true)
      expect(pool === null || pool >= 0).toBe(true)
      expect(fate === 'slain' && hitPoints > 0).toBe(false)
      if (due.length === 0 && fate === 'fights') expect(hitPoints).toBeGreaterThan(0)
    }
  }
}

/** Hit points change only as events report; everything used up, looted or copied is reported. */
function expectConserved(before: Battle, after: Battle, events: readonly BattleEvent[]): void {
  const points = modelPoints(before)
  let [pieces, spent] = [piecesIn(before), 0]
  for (const event of events) {
    if (event.type === 'hurt') points.set(event.model, (points.get(event.model) ?? 0) - event.hitPoints)
    if (event.type === 'healed') points.set(event.model, (points.get(event.model) ?? 0) + event.hitPoints)
    if (event.type === 'corrected' && event.model !== null && event.hitPoints !== null)
      points.set(event.model, event.hitPoints)
    if (event.type === 'appeared') {
      for (const [id, left] of modelPoints({ units: [event.unit] })) points.set(id, left)
      pieces += piecesIn({ units: [event.unit] })
    }
    if (event.type === 'vanished') pieces -= piecesIn({ units: before.units.filter(({ id }) => id === event.unit) })
    if (event.type === 'used') spent += event.pieces
    if (event.type === 'gained') spent -= 1
  }
  for (const [id, left] of modelPoints(after)) expect(left, `hit points of ${id}`).toBe(points.get(id))
  expect(pieces - piecesIn(after)).toBe(spent)
  expect(stockIn(after)).toBeLessThanOrEqual(stockIn(before))
}

type Units = Pick<Battle, 'units'>

const bodies = ({ units }: Units) => units.flatMap((unit) => (unit.kind === 'vehicle' ? [] : unit.models))
const modelPoints = (battle: Units) => new Map(bodies(battle).map(({ id, hitPoints }) => [id, hitPoints]))
const piecesIn = (battle: Units) => bodies(battle).reduce((sum, { equipment }) => sum + equipment.length, 0)
const stockIn = ({ units }: Units) =>
  units.reduce((sum, unit) => sum + (unit.kind === 'vehicle' ? unit.stock.length : 0), 0)

/** Expects a battle saved and loaded before every event to equal the one that was not. */
export function expectReloadable({ before, after, events }: ExecutedCommand): void {
  const fromFile = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
  const reloaded = (events ?? []).reduce((battle, event) => evolve(fromFile(battle), fromFile(event)), before)
  expect(JSON.stringify(reloaded)).toBe(JSON.stringify(after))
}
