import { countRows } from '#main/db/backup/count-rows.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { Area } from '#shared/contract/areas.ts'
import { once } from '#shared/kit/once.ts'
import type { AreasByTable, GamePlugin, GameCampaignHooks } from '../game-plugin.ts'
import { createAgendaService } from './agendas/agendas.ts'
import { createAgendaPendingTaskLister } from './agendas/pending-tasks.ts'
import { createAdvancementService } from './battles/advancement.ts'
import { createBattleService } from './battles/battles.ts'
import { listBattleChronicleItems } from './battles/chronicle.ts'
import { createGrowthPendingTaskLister } from './battles/growth-pending-tasks.ts'
import { createLedgerService } from './battles/ledger.ts'
import { createScenarioService } from './battles/scenarios.ts'
import { createNegativeBalanceUndoGuard } from './between-battles/negative-balance-undo-guard.ts'
import { createWarbandExchangeService } from './exchange/exchange.ts'
import { createBalanceService } from './field/balance.ts'
import { createPracticeService } from './field/practice.ts'
import { createCharacterService } from './forces/characters.ts'
import { createForceDependencies } from './forces/force-dependencies.ts'
import { createHouseRowService } from './forces/house.ts'
import { listForcePendingTasks } from './forces/pending-tasks.ts'
import { createPrintedSheetTracker } from './forces/printed-sheet-tracker.ts'
import { createRulingService } from './forces/rulings.ts'
import { createSquadService } from './forces/squads.ts'
import { createVehicleService } from './forces/vehicles.ts'
import { createWarbandService } from './forces/warbands.ts'
import { isKnownToPlayers } from './known-to-players.ts'
import { createOffTableService } from './off-table/off-table.ts'
import { createOffTablePendingTaskLister } from './off-table/pending-tasks.ts'
import { createCampaignStatisticsService } from './plots/campaign-statistics.ts'
import { createPlanet28FormMakers } from './print/forms/planet28-forms.ts'
import { createPlanet28PrintService } from './print/planet28-print-service.ts'

const UNITS = ['characters', 'squads', 'vehicles'] as const satisfies Area[]
/** Aftermaths, balances, possible purchases and the units on a board depend on the forces. */
const GROWTH = ['battles', 'ledger', 'advancement', 'offTable', 'practice'] as const satisfies Area[]

/** In addition to what applies to every kind of thing. A character's list also shows its warband and its agenda. */
const AREAS: AreasByTable = {
  player: ['warbands', 'agendas'],
  faction: ['warbands'],
  star: ['offTable'],
  journal_entry: ['offTable'],
  battle: ['calendar', 'agendas'],
  ledger_entry: ['journal', ...GROWTH],
  off_table_place: ['offTable'],
  off_table_group: ['offTable'],
  off_table_order: ['offTable'],
  off_table_encounter: ['offTable'],
  unit_condition: [...UNITS, 'warbands', 'prints', ...GROWTH],
  warband: [...UNITS, 'rulings', 'house', 'agendas', 'prints', 'players', ...GROWTH],
  character: ['warbands', 'house', 'agendas', 'prints', 'players', ...GROWTH],
  squad: ['warbands', 'house', 'prints', 'agendas', 'players', ...GROWTH],
  vehicle: ['warbands', 'house', 'prints', 'agendas', 'players', ...GROWTH],
  ruling: ['rulings', 'house', 'warbands', ...UNITS, 'prints', 'agendas', ...GROWTH],
  house_row: ['house', 'rulings', 'warbands', ...UNITS, 'prints', ...GROWTH],
  scenario: ['agendas'],
  printed: ['prints'],
  agenda: ['agendas', 'characters', 'warbands', 'prints', 'battles', 'starSystems'],
}

/** The plugin of Planet 28. */
export const planet28Plugin: GamePlugin<ReturnType<typeof openPlanet28>['makers']> = {
  areas: AREAS,
  open: openPlanet28,
}

function openPlanet28(tools: ServiceDependencies) {
  const { rows, db } = tools.file
  const force = once(() => createForceDependencies(tools))
  const [rulings, house] = [once(() => createRulingService(force())), once(() => createHouseRowService(force()))]
  const [scenarios, agendas] = [once(() => createScenarioService(force())), once(() => createAgendaService(force()))]
  const [offTable, battles] = [once(() => createOffTableService(force())), once(() => createBattleService(force()))]
  const makers = {
    plots: () => createCampaignStatisticsService(force()),
    warbands: () => createWarbandService(force()),
    characters: () => createCharacterService(force()),
    squads: () => createSquadService(force()),
    vehicles: () => createVehicleService(force()),
    rulings,
    house,
    scenarios,
    prints: () => ({ ...createPrintedSheetTracker(force()), ...createPlanet28PrintService(force()) }),
    exchange: () => createWarbandExchangeService(force()),
    agendas,
    offTable,
    battles,
    ledger: () => createLedgerService(force()),
    advancement: () => createAdvancementService(force()),
    practice: () => createPracticeService(force()),
    balance: () => createBalanceService(force()),
  }
  const dues = once(() => [
    createAgendaPendingTaskLister(force()),
    createGrowthPendingTaskLister(force()),
    createOffTablePendingTaskLister(force()),
  ])
  const purses = once(() => createNegativeBalanceUndoGuard(tools))
  const game: GameCampaignHooks = {
    afterOpen: () => rulings().afterOpen(),
    counts: () => ({
      warbands: countRows(db, 'warband'),
      characters: countRows(db, 'character', 'is_archived = 0'),
      squads: countRows(db, 'squad', 'is_archived = 0'),
      vehicles: countRows(db, 'vehicle', 'is_archived = 0'),
      agendas: rows.agendas.countHeld(),
    }),
    due: () => [...listForcePendingTasks(force()), ...dues().flatMap((due) => due.list())],
    guardUndo(direction) {
      const after = [force().editions.beforeUndo(), purses()(direction)]
      return () => after.forEach((require) => require())
    },
    forms: createPlanet28FormMakers(tools, { scenarios, agendas, offTable, battles, rulings, house }),
    sees: (entity) => isKnownToPlayers(rows, entity),
    chronicle: (nameOf) => listBattleChronicleItems(rows, nameOf),
  }
  return { ...game, makers }
}
