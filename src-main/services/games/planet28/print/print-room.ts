import { lightenInk } from '#main/print/ink-light.ts'
import type { PageDraft } from '#main/print/pages/page.ts'
import { finishPages } from '#main/print/pages/page.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { slugify } from '#main/services/exchange/names-for-files.ts'
import { createAgendas } from '#main/services/games/planet28/agendas/agendas.ts'
import { createAdvancement } from '#main/services/games/planet28/battles/advancement.ts'
import { createCharacters } from '#main/services/games/planet28/forces/characters.ts'
import type { ForceTools } from '#main/services/games/planet28/forces/force-tools.ts'
import { createPrints } from '#main/services/games/planet28/forces/prints.ts'
import { createSquads } from '#main/services/games/planet28/forces/squads.ts'
import { createUnitLines } from '#main/services/games/planet28/forces/unit-lines.ts'
import { createVehicles } from '#main/services/games/planet28/forces/vehicles.ts'
import { createWarbands } from '#main/services/games/planet28/forces/warbands.ts'
import { buildPrintEdition } from '#main/services/kit/print-edition.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import type { UnitLine } from '#shared/contract/planet28/units.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { layOutPrintJob, type PrintContent } from './print-job.ts'
import type { PrintableUnit, PrintableWarband } from './printable-unit.ts'

/** Creates the service that lays out sheets and cards of Planet 28. */
export function createPrintRoom(tools: ForceTools) {
  const { file, now, force } = tools
  const { images, houseRows } = file.rows
  const views = {
    character: createCharacters(tools),
    squad: createSquads(tools),
    vehicle: createVehicles(tools),
    warbands: createWarbands(tools),
  }
  const { ofWarband } = createUnitLines(tools)
  const advancement = createAdvancement(tools)
  const prints = createPrints(tools)
  const agendas = createAgendas(tools)

  /** State of a warband between battles, or null if its rules lack a row. */
  function standingOf(warbandId: string): WarbandStateView | null {
    try {
      return advancement.ofWarband({ warbandId })
    } catch (fault) {
      if (fault instanceof RefusalError) return null
      throw fault
    }
  }

  function readWarband(id: string): { warband: PrintableWarband; units: PrintableUnit[] } {
    const { rules } = force(id).edition
    const house = houseRows
      .list()
      .map(({ tableName: table, rowId, kind, fields }) => ({ table, id: rowId, kind, fields }))
    const print = { rules, house }
    const standing = standingOf(id)
    const units = ofWarband(id)
      .filter(({ isArchived }) => !isArchived)
      .map((line) => readUnit(line, standing, print))
    return { warband: { view: views.warbands.get({ id }), standing, print }, units }
  }

  function readUnit(
    { id, kind }: UnitLine,
    standing: WarbandStateView | null,
    print: PrintableWarband['print'],
  ): PrintableUnit {
    const own = standing?.units.find(({ unit }) => unit.id === id) ?? null
    switch (kind) {
      case 'character':
        return { kind, view: views.character.get({ id }), standing: own, print }
      case 'squad':
        return { kind, view: views.squad.get({ id }), standing: own, print }
      case 'vehicle':
        return { kind, view: views.vehicle.get({ id }), standing: own, print }
    }
  }

  function readContent(options: Planet28PrintOptions, pictures: Readonly<Record<string, string>>): PrintContent {
    const changed = new Set(
      prints.list().flatMap(({ id, printedAt, hasChanged }) => (printedAt === null || hasChanged ? id : [])),
    )
    const isWanted = (id: string) => !options.onlyChanged || changed.has(id)
    const chosen = new Set(options.units)
    const lines = (['character', 'squad', 'vehicle'] as const).flatMap((kind) => views[kind].list())
    const warbandIds = new Set(lines.filter(({ id }) => chosen.has(id)).map(({ warbandId }) => warbandId))
    const warbands = [...warbandIds].map(readWarband)
    const units = warbands.flatMap((own) => own.units).filter(({ view }) => chosen.has(view.id) && isWanted(view.id))
    const pictureUrl = (id: string | null) => {
      if (id === null || !options.portraits) return null
      const row = images.find(id)
      return pictures[id] ?? (row === null ? null : `data:${row.type};base64,${row.data}`)
    }
    return {
      options,
      campaign: file.rows.campaign.get().name,
      units,
      warbands: warbands.filter(({ warband }) => isWanted(warband.view.id)),
      agendas: options.kinds.includes('secrets')
        ? agendas.list().filter(({ characterId }) => chosen.has(characterId))
        : [],
      look: {
        asNumbers: options.hitPoints === 'numbers',
        notes: options.notes,
        pictureUrl,
        codesLeadTo: options.codesLeadTo,
      },
    }
  }

  function finish(drafts: readonly PageDraft[], { kinds, inkLight }: Planet28PrintOptions): PrintedSheet[] {
    const sheets = finishPages(drafts, buildPrintEdition(tools, kinds.includes('secrets') ? GAMEMASTER : ''))
    return inkLight ? sheets.map((sheet) => ({ ...sheet, marks: lightenInk(sheet.marks) })) : sheets
  }

  return {
    pages(options: Planet28PrintOptions) {
      const content = readContent(options, {})
      return {
        sheets: finish(layOutPrintJob(content), options),
        printed: listPrinted(content),
        pictures: [...new Set(content.units.flatMap(({ view }) => view.portraitId ?? []))],
      }
    },
    async pdf({ pictures, ...options }: Planet28PrintOptions & { pictures: Readonly<Record<string, string>> }) {
      const content = readContent(options, pictures)
      const sheets = finish(layOutPrintJob(content), options)
      const title = titleOf(content)
      const name = options.kinds.includes('secrets') ? `${slugify(title)}-gamemaster` : slugify(title)
      const bytes = await renderSheetsPdf(title, sheets, new Date(now()))
      return { name: `${name}.pdf`, data: Buffer.from(bytes).toString('base64') }
    },
  }
}

const GAMEMASTER = 'Gamemaster’s edition'

function titleOf({ units, warbands, campaign }: PrintContent): string {
  const [only] = units
  if (units.length === 1 && only) return only.view.name
  return warbands.length === 1 ? (warbands[0]?.warband.view.name ?? campaign) : campaign
}

/** Ids to mark as printed: units with sheets and warbands with rosters. */
function listPrinted({ options, units, warbands }: PrintContent): string[] {
  return [
    ...(options.kinds.includes('roster') ? warbands.map(({ warband }) => warband.view.id) : []),
    ...(options.kinds.includes('units') ? units.map(({ view }) => view.id) : []),
  ]
}
