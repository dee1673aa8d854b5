import type { ImageRow } from '#main/db/repositories/images.ts'
import type { Unit } from '#main/db/repositories/planet28/units.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import type { JsonPathStep } from '#main/services/exchange/json-positions.ts'
import { decodeImage } from '#main/services/images/images.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { WarbandFile } from '#shared/contract/planet28/exchange-file.ts'
import type { RulesEdition } from '../forces/force-judge.ts'
import { mapAllowanceIds, mapCharacterIds, mapSquadIds, mapVehicleIds } from './map-ids.ts'
import type { ParsedExchangeFile } from './parse-exchange-file.ts'
import type { ReconciledRows } from './reconcile-rows.ts'

/** A unit of a file, its position, and the function that refuses it. */
export interface UnitImportContext {
  readonly path: readonly JsonPathStep[]
  readonly who: string
  readonly refuse: ParsedExchangeFile['refuse']
}

/** Units of a file to be imported into a warband. Their pictures are added to `pictures`. */
export interface UnitImportSource {
  readonly file: WarbandFile
  readonly refuse: ParsedExchangeFile['refuse']
  readonly rows: ReconciledRows
  readonly newId: () => string
  readonly warbandId: string
  readonly pictures: Map<string, ImageRow>
  readonly edition: RulesEdition
}

type Kind = 'characters' | 'squads' | 'vehicles'
type Given<K extends Kind> = WarbandFile['warband'][K][number]

/** Builds the rows of a file's units. Refuses unknown content with line and reason. */
export function buildIncomingUnits(incoming: UnitImportSource) {
  const { rows, edition } = incoming
  const { tables } = edition.rules
  return {
    characters: unitsHere(incoming, 'characters', ({ profile: given }) => {
      const profile = mapCharacterIds(given, rows)
      return { profile, unknown: listUnknownRows('character', profile, tables) }
    }),
    squads: unitsHere(incoming, 'squads', ({ profile: given }) => {
      const profile = mapSquadIds(given, rows)
      return { profile, unknown: listUnknownRows('squad', profile, tables) }
    }),
    vehicles: unitsHere(incoming, 'vehicles', ({ profile: given }) => {
      const profile = mapVehicleIds(given, rows)
      return { profile, unknown: listUnknownRows('vehicle', profile, tables) }
    }),
  }
}

function unitsHere<K extends Kind, Profile>(
  { file, refuse, rows, newId, warbandId, pictures }: UnitImportSource,
  kind: K,
  profileOf: (given: Given<K>) => { readonly profile: Profile; readonly unknown: readonly string[] },
): Unit<Profile>[] {
  const list: readonly Given<K>[] = file.warband[kind]
  return list.map((given, index) => {
    const path = ['warband', kind, index]
    const { name, notes, background, isArchived } = given
    const { profile, unknown } = profileOf(given)
    refuseUnknownRows(unknown, { path: [...path, 'profile'], who: name, refuse })
    const portraitId = addPicture(given.portrait, { path: [...path, 'portrait'], who: name, refuse, pictures })
    const allowed = given.allowed.map((allowance) => mapAllowanceIds(allowance, rows))
    return { id: newId(), warbandId, name, notes, background, isArchived, portraitId, allowed, profile }
  })
}

/** Refuses rows that are neither in the book nor in the file. */
export function refuseUnknownRows(unknown: readonly string[], { path, who, refuse }: UnitImportContext): void {
  if (unknown.length === 0) return
  refuse(path, `${who} has the ${unknown.join(', the ')}, which neither the book nor the file has.`)
}

/** Returns the id of a picture and adds it to `pictures`; null if there is none. */
export function addPicture(
  data: string | null,
  { path, who, refuse, pictures }: UnitImportContext & Pick<UnitImportSource, 'pictures'>,
): string | null {
  if (data === null) return null
  try {
    const picture = decodeImage(data)
    pictures.set(picture.id, picture)
    return picture.id
  } catch (error) {
    if (error instanceof RefusalError) return refuse(path, `The picture of ${who}: ${error.message}`)
    throw error
  }
}
