import type { Author } from '#main/db/change-log.ts'
import type { Warband } from '#main/db/repositories/planet28/warbands.ts'
import { formatMidSentence } from '#shared/kit/format.ts'
import type { ForceUnit } from './force-roster.ts'
import type { ForceTools } from './force-tools.ts'

/** Creates copies of whole warbands. */
export function createWarbandCopies({ file, newId, force: findForce }: ForceTools) {
  const { warbands, characters, squads, vehicles } = file.rows

  /** Adds a copy of a unit with a new id and warband. Agendas are not copied (P28-AGENDA-1). */
  function addCopy({ kind, unit }: ForceUnit, id: string, warbandId: string): void {
    if (kind === 'character') characters.add({ ...unit, id, warbandId })
    else if (kind === 'squad') squads.add({ ...unit, id, warbandId })
    else vehicles.add({ ...unit, id, warbandId })
    const repository = { character: characters, squad: squads, vehicle: vehicles }[kind]
    const { hitPointsGrown, isLost, startingCost } = unit
    repository.grow(id, { hitPointsGrown, isLost, startingCost })
  }

  return {
    /** Copies a warband with its rules edition, as one change. Returns the id of the copy. */
    copy(
      { id, name, state }: { readonly id: string; readonly name: string; readonly state: Warband['state'] },
      author: Author,
    ): string {
      const { warband, units } = findForce(id).force
      const copyId = newId()
      const ids = new Map(units.map(({ unit }) => [unit.id, newId()]))
      const leaderId = warband.leaderId === null ? null : (ids.get(warband.leaderId) ?? null)
      file.changes.record(copyLabel(warband, name, state), author, () => {
        warbands.add({ ...warband, id: copyId, name, state, leaderId })
        for (const unit of units) addCopy(unit, ids.get(unit.unit.id) ?? newId(), copyId)
      })
      return copyId
    },
  }
}

function copyLabel(from: Warband, name: string, state: Warband['state']): string {
  const original = formatMidSentence(from.name)
  if (state === 'template') return `Keep ${original} as the template ${name}`
  if (from.state === 'template') return `Create ${formatMidSentence(name)} from the template ${from.name}`
  return `Copy ${original} as ${formatMidSentence(name)}`
}
