import { createLazyProperties } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { createCampaignRepository } from './campaign.ts'
import { createStarLinkRepository } from './cluster-links.ts'
import { createClusterRepository } from './cluster.ts'
import { createDayMarkRepository } from './day-marks.ts'
import { createFactionRepository } from './factions.ts'
import { createFistfulRepository } from './fistful.ts'
import { createGameNightRepository } from './game-nights.ts'
import { createImageRepository } from './images.ts'
import { createJournalRepository } from './journal.ts'
import { createNamedMapElementRepository } from './map-names.ts'
import { createMapObjectRepository } from './map-objects.ts'
import { createMatchRepository } from './matches.ts'
import { createPageNameRepository } from './names.ts'
import { createNightChangeRepository } from './night-changes.ts'
import { createAgendaBattleRepository } from './planet28/agenda-games.ts'
import { createAgendaLogRepository } from './planet28/agenda-log.ts'
import { createAgendaRepository } from './planet28/agendas.ts'
import { createBattleRepository } from './planet28/battles.ts'
import { createCharacterRepository } from './planet28/characters.ts'
import { createConditionRepository } from './planet28/conditions.ts'
import { createFoughtBattleRepository } from './planet28/fought-battles.ts'
import { createHouseRowRepository } from './planet28/house-rows.ts'
import { createLedgerRepository } from './planet28/ledger.ts'
import { createOffTableRepository } from './planet28/off-table.ts'
import { createPointFlowRepository } from './planet28/point-flows.ts'
import { createPrintedRepository } from './planet28/printed.ts'
import { createRulesEditionRepository } from './planet28/rules-editions.ts'
import { createRulingRepository } from './planet28/rulings.ts'
import { createScenarioRepository } from './planet28/scenarios.ts'
import { createSquadRepository } from './planet28/squads.ts'
import { createVehicleRepository } from './planet28/vehicles.ts'
import { createWarbandRepository } from './planet28/warbands.ts'
import { createArmyRepository, createBattlefieldRepository, createToyBoxRepository } from './planetary-sand.ts'
import { createPlayerRepository } from './players.ts'
import { createRelationRepository } from './relations.ts'
import { createFaceSetRepository, createFlotillaRepository, createPlanesMailRepository } from './space-planes.ts'
import { createStarSystemRepository } from './star-systems.ts'

/** All repositories of a campaign file, created lazily and once. */
export type Repositories = ReturnType<typeof createRepositories>

/** Creates the repositories of an open campaign file. They become unusable when it closes. */
export function createRepositories(orm: Orm) {
  return createLazyProperties({
    ...toyRows(orm),
    agendaGames: () => createAgendaBattleRepository(orm),
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
    mapNames: () => createNamedMapElementRepository(orm),
    matches: () => createMatchRepository(orm),
    names: () => createPageNameRepository(orm),
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
    starSystems: () => createStarSystemRepository(orm),
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
