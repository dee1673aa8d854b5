import type { Flotilla } from '#main/db/repositories/space-planes.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { listMissingLettersOfSheets } from '#main/print/pdf/missing-letters.ts'
import { buildPrintEdition } from '#main/services/kit/print-edition.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createMatchServiceDependencies } from '#main/services/matches/match-service-dependencies.ts'
import { renderPrint } from '#main/services/print/render-print.ts'
import type { PrintedPages, PrintedPdf } from '#shared/contract/printed-sheet.ts'
import type { PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import { listFlyingShips } from '#shared/games/space-planes/flotillas.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import {
  createPlaceholderShips,
  PLANES_TITLE,
  type PlanesPrintJob,
  type PrintableBattle,
  type PrintableShip,
} from './print/job.ts'
import { drawPlanesSheets } from './print/planes-sheets.ts'

/** Creates the service of Space Planes' prints. */
export function createPlanesPrintService(tools: ServiceDependencies) {
  const { file } = tools
  const book = createMatchServiceDependencies(tools, [SPACE_PLANES])
  const { flotillas, faceSets } = file.rows
  const facesOf = (id: string | null) => (id === null ? null : faceSets.find(id))?.faces ?? STANDARD_FACES

  function shipsOf({ name: flotilla, ships }: Flotilla): PrintableShip[] {
    return listFlyingShips(ships).map(({ name, captain, livery, kills, faceSetId }) => ({
      name,
      captain,
      flotilla,
      livery,
      kills,
      faces: facesOf(faceSetId),
    }))
  }
  function battleOf(id: string): PrintableBattle {
    const { name, start, game } = requireFound(file.rows.matches.matches.find(id), 'battle')
    if (game !== SPACE_PLANES.id) throw new RefusalError('illegal', `${name} is no battle of Space Planes.`)
    const events = book.logOf(id).flatMap((entry) => entry.events as BattleEvent[])
    return { name, start: start as Battle, events }
  }
  function jobOf(options: PlanesPrintOptions): PlanesPrintJob {
    const flotilla = options.flotillaId === null ? null : requireFound(flotillas.find(options.flotillaId), 'flotilla')
    const ships = flotilla ? shipsOf(flotilla) : createPlaceholderShips(facesOf(options.faceSetId))
    const battle = options.battleId === null ? null : battleOf(options.battleId)
    return { options, ships, flotilla, battle }
  }
  const draw = (job: PlanesPrintJob) => drawPlanesSheets(job, buildPrintEdition(tools, editionOf(job)))

  return {
    pages(options: PlanesPrintOptions): PrintedPages {
      const sheets = draw(jobOf(options))
      return { sheets, missingLetters: listMissingLettersOfSheets(sheets) }
    },
    pdf(options: PlanesPrintOptions): Promise<PrintedPdf> {
      const job = jobOf(options)
      const name = job.battle?.name ?? job.flotilla?.name ?? 'Blank sheets'
      return renderPrint(tools, { name, game: PLANES_TITLE, edition: editionOf(job) }, draw(job))
    },
  }
}

/** Nothing in these prints is secret: ships and turns are seen by everybody at the table. */
function editionOf({ flotilla, battle }: PlanesPrintJob): string {
  return flotilla === null && battle === null ? '' : 'Players’ edition'
}
