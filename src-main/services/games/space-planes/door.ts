import type { GameDoor } from '../door.ts'
import { createPlanesBattles } from './battles.ts'
import { createPlanesExchange } from './exchange.ts'
import { createFaceSets } from './face-sets.ts'
import { createFlotillas } from './flotillas.ts'
import { createPlanesMail } from './mail/planes-mail.ts'
import { refuseMailedOrder } from './mail/refuse-order.ts'
import { undoWarner } from './mail/undo-words.ts'
import { createPlanesPrints } from './prints.ts'
import { createPlanesSeries } from './series.ts'

/** Space Planes, as the campaign knows it; its battles are matches. */
export const spacePlanesDoor: GameDoor<{
  readonly flotillas: () => ReturnType<typeof createFlotillas>
  readonly faceSets: () => ReturnType<typeof createFaceSets>
  readonly planesBattles: () => ReturnType<typeof createPlanesBattles>
  readonly planesExchange: () => ReturnType<typeof createPlanesExchange>
  readonly planesMail: () => ReturnType<typeof createPlanesMail>
  readonly planesPrints: () => ReturnType<typeof createPlanesPrints>
  readonly planesSeries: () => ReturnType<typeof createPlanesSeries>
}> = {
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
  open(tools) {
    const { flotillas } = tools.file.rows
    const played = () => flotillas.list().filter(({ playerId }) => playerId !== null)
    return {
      makers: {
        flotillas: () => createFlotillas(tools),
        faceSets: () => createFaceSets(tools),
        planesBattles: () => createPlanesBattles(tools),
        planesExchange: () => createPlanesExchange(tools),
        planesMail: () => createPlanesMail(tools),
        planesPrints: () => createPlanesPrints(tools),
        planesSeries: () => createPlanesSeries(tools),
      },
      afterOpen: () => {},
      counts: () => ({}),
      due: () => [],
      guardUndo: () => () => {},
      warnUndo: undoWarner(tools),
      refuseOrder: (match, command) => refuseMailedOrder(tools, match, command),
      /** Players know the flotillas that one of them plays, and the factions of those. */
      sees: ({ kind, id }) =>
        (kind === 'flotilla' && played().some((one) => one.id === id)) ||
        (kind === 'faction' && played().some((one) => one.factionId === id)),
      chronicle: () => [],
    }
  },
}
