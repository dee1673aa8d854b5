import { createAgendaService } from '#main/services/games/planet28/agendas/agendas.ts'
import { createAdvancementService } from '#main/services/games/planet28/battles/advancement.ts'
import { createCharacterService } from '#main/services/games/planet28/forces/characters.ts'
import type { ForceDependencies } from '#main/services/games/planet28/forces/force-dependencies.ts'
import { listHouseRows } from '#main/services/games/planet28/forces/list-house-rows.ts'
import { createPrintedSheetTracker } from '#main/services/games/planet28/forces/printed-sheet-tracker.ts'
import { createSquadService } from '#main/services/games/planet28/forces/squads.ts'
import { createUnitListItemBuilder } from '#main/services/games/planet28/forces/unit-list-items.ts'
import { createVehicleService } from '#main/services/games/planet28/forces/vehicles.ts'
import { createWarbandService } from '#main/services/games/planet28/forces/warbands.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { getPictureUrl } from '#main/services/print/picture-urls.ts'
import type { WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'
import { DEFAULT_CALENDAR, formatCampaignDay } from '#shared/kit/calendar.ts'
import type { PrintableBattleResult, PrintableUnit, PrintableWarband, PrintContent } from './printable-unit.ts'

/** Creates the reader of warbands with all their units. */
function createWarbandReader(tools: ForceDependencies) {
  const { force } = tools
  const views = {
    character: createCharacterService(tools),
    squad: createSquadService(tools),
    vehicle: createVehicleService(tools),
    warbands: createWarbandService(tools),
  }
  const { ofWarband } = createUnitListItemBuilder(tools)
  const advancement = createAdvancementService(tools)

  /** State of a warband between battles, or null if its rules lack a row. */
  function standingOf(warbandId: string): WarbandStateView | null {
    try {
      return advancement.ofWarband({ warbandId })
    } catch (fault) {
      if (fault instanceof RefusalError) return null
      throw fault
    }
  }

  /** Finds the warbands of units. */
  function listWarbandsOf(units: ReadonlySet<string>): string[] {
    const lines = (['character', 'squad', 'vehicle'] as const).flatMap((kind) => views[kind].list())
    return [...new Set(lines.filter(({ id }) => units.has(id)).map(({ warbandId }) => warbandId))]
  }

  function readWarband(id: string): { warband: PrintableWarband; units: PrintableUnit[] } {
    const { rules } = force(id).edition
    const house = listHouseRows(tools.file.rows)
    const print = { rules, house }
    const standing = standingOf(id)
    const units = ofWarband(id).map((line) => readUnit(line, standing, print))
    return {
      warband: { view: views.warbands.get({ id }), standing, print, games: listGames(tools.file.rows, id) },
      units,
    }
  }

  function readUnit(
    { id, kind }: UnitListItem,
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

  return { listWarbandsOf, readWarband }
}

/** Recorded battles of a warband, the oldest first. */
function listGames(
  { campaign, foughtBattles }: ForceDependencies['file']['rows'],
  warbandId: string,
): PrintableBattleResult[] {
  const calendar = campaign.get().calendar ?? DEFAULT_CALENDAR
  return foughtBattles.list().flatMap(({ name, day, record: { sides } }) => {
    const own = sides.find(({ warbandIds }) => warbandIds.includes(warbandId))
    if (own === undefined) return []
    const against = sides.flatMap((side) => (side === own ? [] : [side.name])).join(', ')
    const date = day === null ? '' : formatCampaignDay(calendar, day)
    return [{ date, name, against, reachedGoal: own.reachedGoal }]
  })
}

/** Creates the reader of what a print job shows. */
export function createPrintContentReader(tools: ForceDependencies) {
  const { file } = tools
  const { images } = file.rows
  const warbandReader = createWarbandReader(tools)
  const prints = createPrintedSheetTracker(tools)
  const agendas = createAgendaService(tools)

  /** Reads the content of a job. `pictures` are URLs that replace stored ones by id. */
  return (options: Planet28PrintOptions, pictures: Readonly<Record<string, string>>): PrintContent => {
    const states = prints.list()
    refuseUnknown([...options.units, ...options.warbands], new Set(states.map(({ id }) => id)))
    refuseNoAddress(options.codesLeadTo)
    const changed = new Set(
      states.flatMap(({ id, printedAt, hasChanged }) => (printedAt === null || hasChanged ? id : [])),
    )
    const isWanted = (id: string) => !options.onlyChanged || changed.has(id)
    const chosen = new Set(options.units)
    const ids = new Set([...warbandReader.listWarbandsOf(chosen), ...options.warbands])
    const warbands = [...ids].map(warbandReader.readWarband)
    const units = warbands.flatMap((own) => own.units).filter(({ view }) => chosen.has(view.id) && isWanted(view.id))
    const pictureUrl = (id: string | null) =>
      id === null || !options.portraits ? null : getPictureUrl(id, images.find(id), pictures)
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
}

/** Refuses a print of units or warbands that the campaign has not. */
function refuseUnknown(asked: readonly string[], known: ReadonlySet<string>): void {
  const missing = [...new Set(asked)].filter((id) => !known.has(id))
  if (missing.length === 0) return
  throw new RefusalError('not-found', `No unit or warband of this campaign has these ids: ${missing.join(', ')}.`)
}

/** Refuses text that is no address of a web page where QR codes would lead to it. */
function refuseNoAddress(address: string): void {
  if (address === '' || (/^https?:/i.test(address) && address.isWellFormed() && URL.canParse(address))) return
  throw new RefusalError(
    'illegal',
    'QR codes lead to an address that begins with http:// or https://. Enter one, or leave it empty.',
  )
}
