import type { VehicleCheck, VehicleView } from '../../src-shared/contract/forces.ts'
import type { VehicleProfile } from '../../src-shared/games/planet28/model.ts'
import type { Author } from '../db/change-log.ts'
import { createVehicleRepository, type Vehicle } from '../db/repositories/vehicles.ts'
import { createWarbandRepository, type Warband } from '../db/repositories/warbands.ts'
import { checkVehicle } from '../games/planet28/builder/vehicle-check.ts'
import { fixedCells } from '../games/planet28/builder/fixed-cells.ts'
import { vehicleCost } from '../games/planet28/builder/vehicle-cost.ts'
import { vehicleStats } from '../games/planet28/rules/vehicle-stats.ts'
import { billView, midSentence, problemViews } from './force-views.ts'
import { createJournalLinks } from './journal-links.ts'
import { found } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

/** The use cases of the vehicles. An illegal build is saved like any other: it is a draft, and its problems are told. */
export function createVehicles(tools: Tools) {
  const { file, newId } = tools
  const vehicles = createVehicleRepository(file.orm)
  const warbands = createWarbandRepository(file.orm)
  const links = createJournalLinks(tools)
  const { changes } = file

  const find = (id: string): Vehicle => found(vehicles.find(id), 'vehicle')
  const findWarband = (id: string): Warband => found(warbands.find(id), 'warband')

  function get(id: string): VehicleView {
    const one = find(id)
    const { name } = findWarband(one.warbandId)
    return { ...viewOf(one), warbandName: name, version: changes.versionOf('vehicle', id) }
  }

  return {
    list(): VehicleView[] {
      const names = new Map(warbands.list().map(({ id, name }) => [id, name]))
      const versions = changes.versionsOf('vehicle')
      return vehicles.list().map((one) => ({
        ...viewOf(one),
        warbandName: names.get(one.warbandId) ?? '',
        version: versions.get(one.id) ?? 0,
      }))
    },
    get: ({ id }: { id: string }): VehicleView => get(id),
    check: ({ profile }: { profile: VehicleProfile }): VehicleCheck => checkOf(profile),
    create(fields: Omit<Vehicle, 'id'>, author: Author): VehicleView {
      const id = newId()
      const crew = midSentence(findWarband(fields.warbandId).name)
      const label = `${fields.name} joins ${crew} (${vehicleCost(fields.profile).cost} pts)`
      changes.record(label, author, () => vehicles.add({ id, ...fields }))
      return get(id)
    },
    update({ version, ...after }: Vehicle & { version: number }, author: Author): VehicleView {
      const before = find(after.id)
      requireSeen(file, 'vehicle', after.id, version)
      findWarband(after.warbandId)
      const label = before.name === after.name ? `Edit ${after.name}` : `${before.name} becomes ${after.name}`
      changes.record(label, author, () => {
        links.rename({ kind: 'vehicle', id: after.id, name: before.name }, after.name)
        vehicles.update(after)
      })
      return get(after.id)
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name } = find(id)
      requireSeen(file, 'vehicle', id, version)
      changes.record(`Remove ${name}`, author, () => vehicles.remove(id))
    },
  }
}

function checkOf(profile: VehicleProfile): VehicleCheck {
  return {
    bill: billView(vehicleCost(profile)),
    stats: vehicleStats(profile),
    fixedCells: fixedCells(profile.traits),
    problems: problemViews(checkVehicle(profile)),
  }
}

function viewOf({ profile, ...rest }: Vehicle): Omit<VehicleView, 'warbandName' | 'version'> {
  const { type, A, S, sections, traits, abilities, weapons } = profile
  const lists = { sections: [...sections], traits: [...traits], abilities: [...abilities], weapons: [...weapons] }
  return { ...rest, profile: { type, A, S, ...lists }, check: checkOf(profile) }
}
