import type { Author } from '#main/db/change-log/change-log.ts'
import { createJsonFile } from '#main/services/exchange/json-file.ts'
import { findFreeName, slugify } from '#main/services/kit/names-for-files.ts'
import { MAX_NAME_LENGTH } from '#shared/contract/base.ts'
import { buildExchangeFileSchema, type WarbandFile } from '#shared/contract/planet28/exchange-file.ts'
import type { ExchangeFormat, ExportFile, ImportReport } from '#shared/contract/planet28/exchange.ts'
import { formatCount, formatNameMidSentence } from '#shared/kit/format.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { buildHousePackFile, buildWarbandFile } from './build-exchange-files.ts'
import { createBattleChangesExchange, requireMatchingConditions } from './exported-battle-changes.ts'
import { formatForceAsCsv, formatForceAsMarkdown, formatForceAsPlainText } from './formats.ts'
import { listImportedContents, type IncomingWarband, buildIncomingWarband } from './import.ts'
import { type ParsedExchangeFile, parseExchangeFile } from './parse-exchange-file.ts'
import { type ReconciledRows, reconcileRows } from './reconcile-rows.ts'

/** A parsed file that can be imported. */
interface Plan {
  readonly report: ImportReport
  readonly rows: ReconciledRows
  readonly incoming: { readonly given: WarbandFile; readonly rows: IncomingWarband } | null
  readonly label: string
}

/** Creates the service that exports and imports warbands and packs of house rows. */
export function createWarbandExchangeService(tools: ForceDependencies) {
  const { file, newId, editions, judge } = tools
  const house = file.rows.houseRows
  const { warbands, characters, squads, vehicles, factions, images, campaign } = file.rows
  const play = createBattleChangesExchange(tools)

  function jsonOf(id: string): object {
    const { force, edition } = tools.force(id)
    const { factionId } = force.warband
    const faction = factionId === null ? null : (factions.find(factionId)?.name ?? null)
    const pictureOf = (picture: string | null) => (picture === null ? null : (images.find(picture)?.data ?? null))
    return buildWarbandFile({ force, edition, house: house.list(), faction, played: play.forceUnit(force), pictureOf })
  }

  const findFaction = (name: string) => factions.list().find((faction) => faction.name === name) ?? null

  function planOf(text: string): Plan {
    const read = parseExchangeFile(text)
    const rows = reconcileRows(read, house.list(), editions.current().rules.settings)
    return read.file.kind === 'warband' ? planWarband(read, rows) : planPack(read, rows)
  }
  function planWarband({ file: given, refuse }: ParsedExchangeFile, rows: ReconciledRows): Plan {
    if (given.kind !== 'warband') throw new Error('This is no warband')
    const name = findFreeName(given.warband.name, new Set(warbands.list().map((warband) => warband.name)))
    requireMatchingConditions(given, refuse)
    const incoming = buildIncomingWarband({ file: given, refuse, rows, newId, name })
    const { faction } = given.warband
    const newFaction = faction !== null && findFaction(faction) === null ? faction : null
    const renamed = name === given.warband.name ? [] : [`There is a warband of this name here: it comes in as ${name}.`]
    const notes = [...renamed, ...rows.notes, ...weaponNotes(rows)]
    const report = {
      what: 'warband' as const,
      name,
      brings: listImportedContents(given, rows, newFaction),
      notes,
      warbandId: null,
    }
    return { report, rows, incoming: { given, rows: incoming }, label: `Bring in ${formatNameMidSentence(name)}` }
  }
  function planPack({ file: given }: ParsedExchangeFile, rows: ReconciledRows): Plan {
    const name = given.kind === 'house-pack' ? given.name : ''
    const nothing = rows.missing.length === 0 ? ['There is nothing new in it.'] : []
    const notes = [...rows.notes, ...weaponNotes(rows), ...nothing]
    const report = {
      what: 'house-pack' as const,
      name,
      brings: listImportedContents(given, rows, null),
      notes,
      warbandId: null,
    }
    const count = rows.missing.length
    return {
      report,
      rows,
      incoming: null,
      label: `Bring in ${formatCount(count, 'row')} of ${formatNameMidSentence(name)}`,
    }
  }

  function weaponNotes({ missing }: ReconciledRows): string[] {
    const isWeapon = missing.some(
      ({ kind, table }) => kind === 'own' && (table === 'weapons' || table === 'vehicleWeapons'),
    )
    if (!isWeapon || editions.current().rules.settings.customWeapons !== 'off') return []
    return ['Your group plays without custom weapons (P28-CW-3): they come in, but agree on them before you play.']
  }

  function addRows({ missing }: ReconciledRows): void {
    const { tables } = editions.current().rules
    editions.changeRules(() => {
      for (const { table, id, kind, fields, notes } of missing) {
        const name = fields.name ?? tables[table][id]?.name ?? id
        house.add({ id: newId(), tableName: table, rowId: id, kind, name, fields, notes })
      }
    })
  }
  /** Uses the rules of the file, unless those of the campaign make no difference. */
  function addWarband({ given, rows }: NonNullable<Plan['incoming']>): void {
    const { warband, faction, edition, ...incoming } = rows
    incoming.pictures.forEach(images.keep)
    editions.keep(edition)
    warbands.add({ ...warband, factionId: faction === null ? null : factionId(faction) })
    for (const character of incoming.characters) characters.add(character)
    for (const squad of incoming.squads) squads.add(squad)
    for (const vehicle of incoming.vehicles) vehicles.add(vehicle)
    play.write(given, rows)
    editions.settle(warband.id)
  }
  function factionId(name: string): string {
    const known = findFaction(name)
    if (known) return known.id
    const id = newId()
    factions.add({ id, name, notes: '', colour: null, emblem: null })
    return id
  }

  return {
    warband({ id, format }: { id: string; format: ExchangeFormat }): ExportFile {
      const { force, edition } = tools.force(id)
      const name = slugify(force.warband.name)
      switch (format) {
        case 'json':
          return createJsonFile(`${name}.warband.json`, jsonOf(id))
        case 'markdown':
          return { name: `${name}.md`, type: 'text/markdown', text: formatForceAsMarkdown(force, edition, judge) }
        case 'csv':
          return { name: `${name}.csv`, type: 'text/csv', text: formatForceAsCsv(force, edition, judge) }
        case 'text':
          return { name: `${name}.txt`, type: 'text/plain', text: formatForceAsPlainText(force, edition, judge) }
      }
    },
    housePack(): ExportFile {
      const name = `${campaign
        .get()
        .name.slice(0, MAX_NAME_LENGTH - 12)
        .trimEnd()} house rows`
      return createJsonFile(`${slugify(name)}.json`, buildHousePackFile(name, house.list()))
    },
    schema: (): ExportFile => createJsonFile('orrery-exchange.schema.json', buildExchangeFileSchema()),
    look: ({ text }: { text: string }): ImportReport => planOf(text).report,
    import({ text }: { text: string }, author: Author): ImportReport {
      const { report, rows, incoming, label } = planOf(text)
      file.changes.record(label, author, () => {
        addRows(rows)
        if (incoming) addWarband(incoming)
      })
      return { ...report, warbandId: incoming?.rows.warband.id ?? null }
    },
  }
}
