import type { Flotilla } from '#main/db/repositories/space-planes.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { slugify } from '#main/services/exchange/names-for-files.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import { createMatchContext } from '#main/services/matches/match-context.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { listFlyingShips } from '#shared/games/space-planes/flotillas.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { drawPlanesSheets } from './print/planes-sheets.ts'
import { type PrintedBattle, type PrintedShip, type PrintJob, createUnnamedShips } from './print/sheet.ts'

/** Creates the service of Space Planes' prints. */
export function createPlanesPrints(tools: Tools) {
  const { file, now } = tools
  const book = createMatchContext(tools, [SPACE_PLANES])
  const { flotillas, faceSets } = file.rows
  const facesOf = (id: string | null) => (id === null ? null : faceSets.find(id))?.faces ?? STANDARD_FACES

  function shipsOf({ name: flotilla, ships }: Flotilla): PrintedShip[] {
    return listFlyingShips(ships).map(({ name, captain, livery, kills, faceSetId }) => ({
      name,
      captain,
      flotilla,
      livery,
      kills,
      faces: facesOf(faceSetId),
    }))
  }
  function battleOf(id: string): PrintedBattle {
    const { name, start, game } = requireFound(file.rows.matches.matches.find(id), 'battle')
    if (game !== SPACE_PLANES.id) throw new RefusalError('illegal', `${name} is no battle of Space Planes.`)
    const events = book.logOf(id).flatMap((entry) => entry.events as BattleEvent[])
    return { name, start: start as Battle, events }
  }
  function jobOf(options: PlanesPrintOptions): PrintJob {
    const flotilla = options.flotillaId === null ? null : requireFound(flotillas.find(options.flotillaId), 'flotilla')
    const faces = facesOf(options.faceSetId)
    const ships = flotilla ? shipsOf(flotilla) : createUnnamedShips(faces)
    const battle = options.battleId === null ? null : battleOf(options.battleId)
    return { game: 'Space Planes', options, ships, flotilla, battle }
  }

  return {
    pages: (options: PlanesPrintOptions): PrintedSheet[] => drawPlanesSheets(jobOf(options)),
    async pdf(options: PlanesPrintOptions): Promise<{ name: string; data: string }> {
      const job = jobOf(options)
      const title = job.battle?.name ?? job.flotilla?.name ?? 'Space Planes'
      const bytes = await renderSheetsPdf(title, drawPlanesSheets(job), new Date(now()))
      return { name: `${slugify(title)}.pdf`, data: Buffer.from(bytes).toString('base64') }
    },
  }
}
