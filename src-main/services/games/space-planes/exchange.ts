import { isDeepStrictEqual } from 'node:util'
import type { Author } from '#main/db/change-log.ts'
import type { FaceSetRow, Flotilla } from '#main/db/repositories/space-planes.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { jsonFile } from '#main/services/json-file.ts'
import { fileMatchWriter, type NewFromFile } from '#main/services/matches/match-file.ts'
import { freeName, slugOf } from '#main/services/names-for-files.ts'
import { type ReadFile, readOurFile } from '#main/services/our-file.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { FileReport } from '#shared/contract/file-report.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import {
  type FileBattle,
  type FileFaceSet,
  type FlotillaFile,
  PLANES_FORMAT,
  PlanesFile,
  planesSchema,
} from '#shared/contract/space-planes/exchange-file.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { countWords, midSentence } from '#shared/kit/words.ts'
import { fileBattle, flyFile } from './battle-file.ts'
import { rosterOf } from './flotillas.ts'

const HEAD = { app: 'Orrery', game: 'space-planes', format: PLANES_FORMAT } as const
const FILES = {
  schema: PlanesFile,
  format: PLANES_FORMAT,
  kinds: ['flotilla', 'face-set', 'battle'],
  what: 'a flotilla, a face set or a battle',
} as const

/** A file that was read and can be brought in. */
interface Plan {
  readonly report: Omit<FileReport, 'made' | 'battleId'>
  readonly newSets: readonly FaceSetRow[]
  readonly newFaction: { readonly id: string; readonly name: string } | null
  readonly flotilla: Omit<Flotilla, 'playerId'> | null
  readonly made: FileReport['made']
  readonly battle: NewFromFile<Battle, Command, BattleEvent, BattleOptions> | null
}

/** Where the drawings of a file are found here: those that are here already, and those that come in. */
interface SetsHere {
  readonly ids: readonly string[]
  readonly added: readonly FaceSetRow[]
  readonly notes: readonly string[]
}

/** The use cases of files that others read and write: flotillas and face sets. */
export function createPlanesExchange(tools: Tools) {
  const { file, newId } = tools
  const { flotillas, faceSets, factions, matches } = file.rows
  const addBattle = fileMatchWriter(tools, SPACE_PLANES)

  function flotillaFile({ name, notes, factionId, ships }: Flotilla): FlotillaFile {
    const borne = [...new Set(ships.map(({ faceSetId }) => faceSetId))]
    const sets = borne.flatMap((id) => (id === null ? [] : (faceSets.find(id) ?? [])))
    const placeOf = (id: string | null) => {
      const place = sets.findIndex((set) => set.id === id)
      return place < 0 ? null : place
    }
    const faction = factionId === null ? null : (factions.find(factionId)?.name ?? null)
    return {
      ...HEAD,
      kind: 'flotilla',
      faceSets: sets.map(fileSet),
      flotilla: {
        name,
        notes,
        faction,
        ships: ships.map(({ id: _here, faceSetId, ...ship }) => ({
          ...ship,
          livery: { ...ship.livery },
          faceSet: placeOf(faceSetId),
        })),
      },
    }
  }

  /** A drawing that stands here under its name as it is in the file is the same one. */
  function setsHere(given: readonly FileFaceSet[]): SetsHere {
    const known = [...faceSets.list()]
    const added: FaceSetRow[] = []
    const notes: string[] = []
    const ids = given.map((set) => {
      const same = known.find((row) => isDeepStrictEqual(fileSet(row), set))
      if (same) return same.id
      const name = freeName(set.name, new Set(known.map((row) => row.name)))
      if (name !== set.name)
        notes.push(`There is another face set ${set.name} here: that of the file comes in as ${name}.`)
      const row = { id: newId(), ...set, name }
      known.push(row)
      added.push(row)
      return row.id
    })
    return { ids, added, notes }
  }

  function planOf(text: string): Plan {
    const read = readOurFile(text, FILES)
    switch (read.file.kind) {
      case 'flotilla':
        return planFlotilla(read.file, read.refuse)
      case 'face-set':
        return planSet(read.file.faceSet)
      case 'battle':
        return planBattle(read.file.battle, read.refuse)
    }
  }
  function planSet(given: FileFaceSet): Plan {
    const { ids, added, notes } = setsHere([given])
    const id = ids[0] ?? ''
    const name = added[0]?.name ?? given.name
    const brings = added.map(() => 'A face set')
    const isHere = added.length === 0 ? [`The face set ${name} is here already: there is nothing new in the file.`] : []
    const report = { name, brings, notes: [...notes, ...isHere] }
    return {
      report,
      newSets: added,
      newFaction: null,
      flotilla: null,
      battle: null,
      made: { kind: 'face-set', id, name },
    }
  }
  function planBattle(given: FileBattle, refuse: ReadFile<PlanesFile>['refuse']): Plan {
    const played = flyFile(given, refuse)
    const name = freeName(given.name, new Set(matches.matches.listHeads().map((one) => one.name)))
    const notes = name === given.name ? [] : [`There is a battle of this name here: it comes in as ${name}.`]
    const strange = Object.values(given.options.sides ?? {}).map(({ flotillaId, name: side }) =>
      flotillas.find(flotillaId) === null
        ? `The flotilla ${side} is not here: its ships keep their names in the battle.`
        : `The flotilla ${side} is here: if it has had the results of this battle already, do not apply them again.`,
    )
    const brings = [`A battle of ${countWords(played.orders.length, 'order')}`]
    const battle = { id: newId(), match: { ...given, name }, played }
    const nothing = { newSets: [], newFaction: null, flotilla: null, made: null }
    return { report: { name, brings, notes: [...notes, ...strange] }, ...nothing, battle }
  }
  function planFlotilla(given: FlotillaFile, refuse: ReadFile<PlanesFile>['refuse']): Plan {
    const { faction, notes, ships } = given.flotilla
    for (const [at, { faceSet }] of ships.entries())
      if (faceSet !== null && faceSet >= given.faceSets.length)
        refuse(
          ['flotilla', 'ships', at, 'faceSet'],
          `This is drawing number ${faceSet}, counted from 0, and the file has ${given.faceSets.length}.`,
        )
    const sets = setsHere(given.faceSets)
    const name = freeName(given.flotilla.name, new Set(flotillas.list().map((one) => one.name)))
    const here = factions.list().find((one) => one.name === faction) ?? null
    const newFaction = faction === null || here !== null ? null : { id: newId(), name: faction }
    const known = ships.map(({ faceSet, ...ship }) => ({
      id: newId(),
      ...ship,
      faceSetId: faceSet === null ? null : (sets.ids[faceSet] ?? null),
    }))
    const id = newId()
    const factionId = here?.id ?? newFaction?.id ?? null
    return {
      report: {
        name,
        brings: bringsOf(known.length, sets, newFaction),
        notes: [...renamed(given, name), ...sets.notes],
      },
      newSets: sets.added,
      newFaction,
      flotilla: { id, name, notes, factionId, ships: known, roster: rosterOf(known) },
      battle: null,
      made: { kind: 'flotilla', id, name },
    }
  }

  return {
    flotilla({ id }: { id: string }): ExportFile {
      const row = found(flotillas.find(id), 'flotilla')
      return jsonFile(`${slugOf(row.name)}.flotilla.json`, flotillaFile(row))
    },
    faceSet({ id }: { id: string | null }): ExportFile {
      const row = id === null ? STANDARD : found(faceSets.find(id), 'face set')
      return jsonFile(`${slugOf(row.name)}.face-set.json`, { ...HEAD, kind: 'face-set', faceSet: fileSet(row) })
    },
    schema: (): ExportFile => jsonFile('orrery-space-planes.schema.json', planesSchema()),
    battle({ id }: { id: string }): ExportFile {
      const row = found(matches.matches.find(id), 'battle')
      if (row.game !== HEAD.game) throw new Refused('illegal', `${row.name} is no battle of Space Planes.`)
      const battle = fileBattle(row, matches.entries.listOf(id))
      return jsonFile(`${slugOf(row.name)}.battle.json`, { ...HEAD, kind: 'battle', battle })
    },
    look: ({ text }: { text: string }): FileReport => ({ ...planOf(text).report, made: null, battleId: null }),
    import({ text }: { text: string }, author: Author): FileReport {
      const { report, newSets, newFaction, flotilla, made, battle } = planOf(text)
      file.changes.record(`Bring in ${midSentence(report.name)}`, author, (changeId) => {
        for (const set of newSets) faceSets.add(set)
        if (newFaction) factions.add({ ...newFaction, notes: '', colour: null, emblem: null })
        if (flotilla) flotillas.add(flotilla)
        if (battle) addBattle(battle, { changeId, actor: author.name })
      })
      return { ...report, made, battleId: battle?.id ?? null }
    },
  }
}

const STANDARD = { name: 'Standard', notes: '', faces: STANDARD_FACES }

function fileSet({ name, notes, faces }: Pick<FaceSetRow, 'name' | 'notes' | 'faces'>): FileFaceSet {
  return { name, notes, faces: FaceSetInput.parse(faces) }
}

function renamed({ flotilla }: FlotillaFile, name: string): string[] {
  return name === flotilla.name ? [] : [`There is a flotilla of this name here: it comes in as ${name}.`]
}

function bringsOf(ships: number, sets: SetsHere, faction: { readonly name: string } | null): string[] {
  return [
    countWords(ships, 'ship'),
    ...(sets.added.length === 0 ? [] : [countWords(sets.added.length, 'face set')]),
    ...(faction === null ? [] : [`The faction ${faction.name}`]),
  ]
}
