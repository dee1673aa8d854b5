import { createLazyProperties } from '#shared/kit/once.ts'
import type { Orm } from './orm.ts'
import { createCampaignRepository } from './repositories/campaign.ts'
import { createStarLinkRepository } from './repositories/cluster-links.ts'
import { createClusterRepository } from './repositories/cluster.ts'
import { createDayMarkRepository } from './repositories/day-marks.ts'
import { createFactionRepository } from './repositories/factions.ts'
import { createFistfulRepository } from './repositories/fistful.ts'
import { createGameNightRepository } from './repositories/game-nights.ts'
import { createImageRepository } from './repositories/images.ts'
import { createJournalRepository } from './repositories/journal.ts'
import { createMapNameRepository } from './repositories/map-names.ts'
import { createMapObjectRepository } from './repositories/map-objects.ts'
import { createMatchRepository } from './repositories/matches.ts'
import { createNameRepository } from './repositories/names.ts'
import { createNightChangeRepository } from './repositories/night-changes.ts'
import { createAgendaGameRepository } from './repositories/planet28/agenda-games.ts'
import { createAgendaLogRepository } from './repositories/planet28/agenda-log.ts'
import { createAgendaRepository } from './repositories/planet28/agendas.ts'
import { createBattleRepository } from './repositories/planet28/battles.ts'
import { createCharacterRepository } from './repositories/planet28/characters.ts'
import { createConditionRepository } from './repositories/planet28/conditions.ts'
import { createFoughtBattleRepository } from './repositories/planet28/fought-battles.ts'
import { createHouseRowRepository } from './repositories/planet28/house-rows.ts'
import { createLedgerRepository } from './repositories/planet28/ledger.ts'
import { createOffTableRepository } from './repositories/planet28/off-table.ts'
import { createPointFlowRepository } from './repositories/planet28/point-flows.ts'
import { createPrintedRepository } from './repositories/planet28/printed.ts'
import { createRulesEditionRepository } from './repositories/planet28/rules-editions.ts'
import { createRulingRepository } from './repositories/planet28/rulings.ts'
import { createScenarioRepository } from './repositories/planet28/scenarios.ts'
import { createSquadRepository } from './repositories/planet28/squads.ts'
import { createVehicleRepository } from './repositories/planet28/vehicles.ts'
import { createWarbandRepository } from './repositories/planet28/warbands.ts'
import {
  createArmyRepository,
  createBattlefieldRepository,
  createToyBoxRepository,
} from './repositories/planetary-sand.ts'
import { createPlayerRepository } from './repositories/players.ts'
import { createRelationRepository } from './repositories/relations.ts'
import {
  createFaceSetRepository,
  createFlotillaRepository,
  createPlanesMailRepository,
} from './repositories/space-planes.ts'

/** All repositories of a campaign file, created lazily and once. */
export type Repositories = ReturnType<typeof createRepositories>

/** Creates the repositories of an open campaign file. They become unusable when it closes. */
export function createRepositories(orm: Orm) {
  return createLazyProperties({
    ...toyRows(orm),
    agendaGames: () => createAgendaGameRepository(orm),
    agendaLog: () => createAgendaLogRepository(orm),
    agendas: () => createAgendaRepository(orm),
    battles: () => createBattleRepository(orm),
    campaign: () => createCampaignRepository(orm),
    characters: () => createCharacterRepository(orm),
    clusters: () => createClusterRepository(orm),
    conditions: () => createConditionRepository(orm),
    dayMarks: () => createDayMarkRepository(orm),
    factions: () => createFactionRepository(orm),
    fistful: () => createFistfulRepository(orm),
    foughtBattles: () => createFoughtBattleRepository(orm),
    houseRows: () => createHouseRowRepository(orm),
    images: () => createImageRepository(orm),
    journal: () => createJournalRepository(orm),
    ledger: () => createLedgerRepository(orm),
    mapNames: () => createMapNameRepository(orm),
    matches: () => createMatchRepository(orm),
    names: () => createNameRepository(orm),
    nightChanges: () => createNightChangeRepository(orm),
    nights: () => createGameNightRepository(orm),
    offTable: () => createOffTableRepository(orm),
    players: () => createPlayerRepository(orm),
    pointFlows: () => createPointFlowRepository(orm),
    printed: () => createPrintedRepository(orm),
    relations: () => createRelationRepository(orm),
    rulesEditions: () => createRulesEditionRepository(orm),
    rulings: () => createRulingRepository(orm),
    scenarios: () => createScenarioRepository(orm),
    squads: () => createSquadRepository(orm),
    starLinks: () => createStarLinkRepository(orm),
    things: () => createMapObjectRepository(orm),
    vehicles: () => createVehicleRepository(orm),
    warbands: () => createWarbandRepository(orm),
  })
}

/** Repositories of Space Planes and Planetary Sand. */
function toyRows(orm: Orm) {
  return {
    armies: () => createArmyRepository(orm),
    battlefields: () => createBattlefieldRepository(orm),
    faceSets: () => createFaceSetRepository(orm),
    flotillas: () => createFlotillaRepository(orm),
    planesMail: () => createPlanesMailRepository(orm),
    toyBoxes: () => createToyBoxRepository(orm),
  }
}
