import type { ImageRow } from '#main/db/repositories/images.ts'
import type { Unit } from '#main/db/repositories/planet28/units.ts'
import type { BuiltWarband } from '#main/db/repositories/planet28/warbands.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { readSettings, SETTING_CHOICES } from '#main/games/planet28/settings.ts'
import type { WarbandFile } from '#shared/contract/planet28/exchange-file.ts'
import type { ImportReport } from '#shared/contract/planet28/exchange.ts'
import type { CharacterProfile, SquadProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import type { RulesEdition } from '../forces/force-judge.ts'
import { computeEditionId } from '../forces/rules-editions.ts'
import { type UnitImportSource, buildIncomingUnits, addPicture, refuseUnknownRows } from './import-units.ts'
import { mapAllowanceIds, mapGearIds } from './map-ids.ts'
import type { ParsedExchangeFile } from './parse-exchange-file.ts'
import type { ReconciledRows } from './reconcile-rows.ts'

/** A warband from an imported file, converted for this campaign and ready to be added to it. */
export interface IncomingWarband {
  readonly warband: Omit<BuiltWarband, 'factionId'>
  readonly faction: string | null
  readonly characters: readonly Unit<CharacterProfile>[]
  readonly squads: readonly Unit<SquadProfile>[]
  readonly vehicles: readonly Unit<VehicleProfile>[]
  readonly pictures: readonly ImageRow[]
  /** The rules it was built with. */
  readonly edition: RulesEdition
}

interface Incoming extends Pick<UnitImportSource, 'file' | 'refuse' | 'rows' | 'newId'> {
  /** Its name in this campaign. */
  readonly name: string
}

/** Builds the rows of a warband file. Refuses invalid units with line and reason. */
export function buildIncomingWarband(incoming: Incoming): IncomingWarband {
  const { file, rows, refuse, newId, name } = incoming
  const edition = editionOf(file, rows, refuse)
  const id = newId()
  const pictures = new Map<string, ImageRow>()
  const stash = stashHere(file.warband.stash, incoming, edition)
  const { characters, squads, vehicles } = buildIncomingUnits({ ...incoming, warbandId: id, pictures, edition })
  const { leader, faction, pointLimit, play, notes, background, state, allowed, portrait } = file.warband
  if (leader !== null && characters[leader] === undefined)
    refuse(
      ['warband', 'leader'],
      `The leader is number ${leader}, and there are ${characters.length} characters, counted from 0.`,
    )
  const warband = {
    id,
    name,
    pointLimit,
    play,
    notes,
    background,
    state,
    stash,
    editionId: edition.id,
    leaderId: leader === null ? null : (characters[leader]?.id ?? null),
    portraitId: addPicture(portrait, { path: ['warband', 'portrait'], who: name, refuse, pictures }),
    allowed: allowed.map((allowance) => mapAllowanceIds(allowance, rows)),
  }
  return { warband, faction, characters, squads, vehicles, edition, pictures: [...pictures.values()] }
}

function stashHere(stash: readonly string[], { rows, refuse }: Incoming, { rules }: RulesEdition): string[] {
  const ids = mapGearIds(stash, rows)
  refuseUnknownRows(listUnknownRows('stash', ids, rules.tables), {
    path: ['warband', 'stash'],
    who: 'The stash',
    refuse,
  })
  return ids
}

/** Describes what is imported. */
export function listImportedContents(
  file: ParsedExchangeFile['file'],
  rows: ReconciledRows,
  newFaction: string | null,
): ImportReport['brings'] {
  const units = file.kind === 'warband' ? file.warband : null
  const own = Map.groupBy(
    rows.missing.filter(({ kind }) => kind === 'own'),
    ({ table }) => RULEBOOK_TABLE_HEADINGS[table].title.toLowerCase(),
  )
  const patches = rows.missing.filter(({ kind }) => kind === 'patch').length
  return [
    ...(units ? countOf(units.characters.length, 'character', 'characters') : []),
    ...(units ? countOf(units.squads.length, 'squad', 'squads') : []),
    ...(units ? countOf(units.vehicles.length, 'vehicle', 'vehicles') : []),
    ...(units?.played === undefined ? [] : ['What battles made of it: injuries, growth, points and credits']),
    ...(newFaction === null ? [] : [`The faction ${newFaction}`]),
    ...[...own].map(([title, list]) => `${list.length} of the group’s own ${title}`),
    ...countOf(patches, 'patch of a printed row', 'patches of printed rows'),
  ]
}

function countOf(count: number, text: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? text : many}`]
}

/** The rules a force was built with: the rulings and rows of the file, the book for everything else. */
function editionOf(file: WarbandFile, rows: ReconciledRows, refuse: ParsedExchangeFile['refuse']): RulesEdition {
  for (const [at, { id, value }] of file.rulings.entries())
    if (!SETTING_CHOICES[id].some((choice) => choice === value))
      refuse(['rulings', at], `The ruling “${RULINGS[id].title}” cannot be ${JSON.stringify(value)}.`)
  const settings = readSettings(Object.fromEntries(file.rulings.map(({ id, value }) => [id, value])))
  const rules = buildRules(settings, rows.asInFile)
  return { id: computeEditionId(rules), rules }
}
