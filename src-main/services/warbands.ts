import type { WarbandView } from '../../src-shared/contract/forces.ts'
import type { Author } from '../db/change-log.ts'
import { createCharacterRepository } from '../db/repositories/characters.ts'
import { createFactionRepository } from '../db/repositories/factions.ts'
import { createVehicleRepository } from '../db/repositories/vehicles.ts'
import { createWarbandRepository, type Warband } from '../db/repositories/warbands.ts'
import { characterCost } from '../games/planet28/builder/character-cost.ts'
import { vehicleCost } from '../games/planet28/builder/vehicle-cost.ts'
import { checkWarband, type MusteredUnit } from '../games/planet28/builder/warband-check.ts'
import { midSentence, problemViews } from './force-views.ts'
import { createJournalLinks } from './journal-links.ts'
import { found } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

/** The use cases of the warbands. */
export function createWarbands(tools: Tools) {
  const { file, newId } = tools
  const warbands = createWarbandRepository(file.orm)
  const characters = createCharacterRepository(file.orm)
  const vehicles = createVehicleRepository(file.orm)
  const factions = createFactionRepository(file.orm)
  const links = createJournalLinks(tools)
  const { changes } = file

  /** What stands in each warband, by warband: a vehicle counts no character (P28-BUILD-1). */
  function listUnits(): ReadonlyMap<string, MusteredUnit[]> {
    const people = characters.list().map(({ warbandId, profile }) => ({
      warbandId,
      unit: { cost: characterCost(profile).cost, characters: 1 },
    }))
    const machines = vehicles.list().map(({ warbandId, profile }) => ({
      warbandId,
      unit: { cost: vehicleCost(profile).cost, characters: 0 },
    }))
    const byWarband = Map.groupBy([...people, ...machines], ({ warbandId }) => warbandId)
    return new Map([...byWarband].map(([id, rows]) => [id, rows.map(({ unit }) => unit)]))
  }

  /** No size is agreed before a game is, so there is no limit to keep (P28-BUILD-1). */
  function view(row: Warband, units: readonly MusteredUnit[]): WarbandView {
    const { total, problems } = checkWarband({ limit: Number.POSITIVE_INFINITY, units, play: 'opposed' })
    const people = units.filter((unit) => unit.characters > 0).length
    return {
      ...row,
      version: changes.versionOf('warband', row.id),
      cost: total,
      characters: people,
      vehicles: units.length - people,
      problems: problemViews(problems),
    }
  }

  const find = (id: string): Warband => found(warbands.find(id), 'warband')
  const get = (id: string): WarbandView => view(find(id), listUnits().get(id) ?? [])
  const requireFaction = (id: string | null): void => void (id === null || found(factions.find(id), 'faction'))

  return {
    list(): WarbandView[] {
      const units = listUnits()
      return warbands.list().map((row) => view(row, units.get(row.id) ?? []))
    },
    create(fields: Omit<Warband, 'id'>, author: Author): WarbandView {
      const id = newId()
      requireFaction(fields.factionId)
      changes.record(`Muster ${midSentence(fields.name)}`, author, () => warbands.add({ id, ...fields }))
      return get(id)
    },
    update({ version, ...row }: Warband & { version: number }, author: Author): WarbandView {
      const before = find(row.id)
      requireSeen(file, 'warband', row.id, version)
      requireFaction(row.factionId)
      const edit = `Edit ${midSentence(row.name)}`
      const label = before.name === row.name ? edit : `${before.name} becomes ${midSentence(row.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'warband', id: row.id, name: before.name }, row.name)
        warbands.update(row)
      })
      return get(row.id)
    },
    /** One change: undo brings its people, vehicles and agendas back with it. */
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name } = find(id)
      requireSeen(file, 'warband', id, version)
      const own = listUnits().get(id) ?? []
      const rest = own.length === 0 ? '' : ` with ${own.length === 1 ? 'the one' : `all ${own.length}`} in it`
      changes.record(`Remove ${midSentence(name)}${rest}`, author, () => warbands.remove(id))
    },
  }
}
