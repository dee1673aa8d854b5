import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { GamePlugin, GameCampaignHooks } from '../game-plugin.ts'
import { createPlanesBattleService } from './battles.ts'
import { createPlanesExchangeService } from './exchange.ts'
import { createFaceSetService } from './face-sets.ts'
import { createFlotillaService } from './flotillas.ts'
import { findMailedOrderRefusal } from './mail/order-refusal.ts'
import { createPlanesMailService } from './mail/planes-mail.ts'
import { createMailUndoWarner } from './mail/undo-warning.ts'
import { createPlanesPrintService } from './prints.ts'
import { createPlanesSeriesService } from './series.ts'

/** The plugin of Space Planes. Its battles are matches. */
export const spacePlanesPlugin: GamePlugin<ReturnType<typeof openSpacePlanes>['makers']> = {
  areas: {
    flotilla: ['faceSets', 'players', 'planesPrints', 'planesBattles'],
    face_set: ['flotillas', 'planesPrints'],
    faction: ['flotillas'],
    player: ['flotillas'],
    match: ['planesBattles', 'planesMail'],
    match_seat: ['planesBattles'],
    match_entry: ['planesBattles', 'planesMail'],
    planes_mail: ['planesMail'],
  },
  open: openSpacePlanes,
}

function openSpacePlanes(tools: ServiceDependencies) {
  const { flotillas } = tools.file.rows
  const played = () => flotillas.list().filter(({ playerId }) => playerId !== null)
  const makers = {
    flotillas: () => createFlotillaService(tools),
    faceSets: () => createFaceSetService(tools),
    planesBattles: () => createPlanesBattleService(tools),
    planesExchange: () => createPlanesExchangeService(tools),
    planesMail: () => createPlanesMailService(tools),
    planesPrints: () => createPlanesPrintService(tools),
    planesSeries: () => createPlanesSeriesService(tools),
  }
  const game: GameCampaignHooks = {
    warnUndo: createMailUndoWarner(tools),
    refuseOrder: (match, command) => findMailedOrderRefusal(tools, match, command),
    nameSeat: (seat) => findMailedSeatName(tools, seat),
    /** Players know the flotillas that one of them plays, and the factions of those flotillas. */
    sees: ({ kind, id }) =>
      (kind === 'flotilla' && played().some((candidate) => candidate.id === id)) ||
      (kind === 'faction' && played().some((candidate) => candidate.factionId === id)),
  }
  return { ...game, makers }
}

/** Name of the player of a seat in a battle by mail; null for other battles. */
function findMailedSeatName(
  { file }: Pick<ServiceDependencies, 'file'>,
  { matchId, seat }: { readonly matchId: string; readonly seat: string },
): string | null {
  const row = file.rows.planesMail.find(matchId)
  if (row === null) return null
  return seat === row.seat ? row.ownName : row.otherName
}
