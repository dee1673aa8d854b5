import { countRows } from '#main/db/backup/count-rows.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import type { Area } from '#shared/contract/areas.ts'
import { once } from '#shared/kit/once.ts'
import type { AreasOfTables, GamePlugin, OpenGame } from '../game-plugin.ts'
import { createAgendas } from './agendas/agendas.ts'
import { createAgendaPendingTasks } from './agendas/pending-tasks.ts'
import { createAdvancement } from './battles/advancement.ts'
import { createBattles } from './battles/battles.ts'
import { listBattleChronicleItems } from './battles/chronicle.ts'
import { createGrowthPendingTasks } from './battles/growth-pending-tasks.ts'
import { createLedger } from './battles/ledger.ts'
import { createScenarios } from './battles/scenarios.ts'
import { createPurseGuard } from './between-battles/purse-guard.ts'
import { createExchange } from './exchange/exchange.ts'
import { createBalance } from './field/balance.ts'
import { createPractice } from './field/practice.ts'
import { createCharacters } from './forces/characters.ts'
import { createForceTools } from './forces/force-tools.ts'
import { createHouse } from './forces/house.ts'
import { listForcePendingTasks } from './forces/pending-tasks.ts'
import { createPrints } from './forces/prints.ts'
import { createRulings } from './forces/rulings.ts'
import { createSquads } from './forces/squads.ts'
import { createVehicles } from './forces/vehicles.ts'
import { createWarbands } from './forces/warbands.ts'
import { isKnownToPlayers } from './known-to-players.ts'
import { createOffTable } from './off-table/off-table.ts'
import { createOffTablePendingTasks } from './off-table/pending-tasks.ts'
import { createCampaignPlots } from './plots/plots.ts'
import { createPlanet28Forms } from './print/forms/planet28-forms.ts'
import { createPrintRoom } from './print/print-room.ts'

const UNITS = ['characters', 'squads', 'vehicles'] as const satisfies Area[]
/** Aftermaths, balances, possible purchases and the units on a board depend on the forces. */
const GROWTH = ['battles', 'ledger', 'advancement', 'offTable', 'practice'] as const satisfies Area[]

/** In addition to what applies to every kind of thing. A character's list also shows its warband and its agenda. */
const AREAS: AreasOfTables = {
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
  agenda: ['agendas', 'characters', 'warbands', 'prints', 'battles'],
}

/** The plugin of Planet 28. */
export const planet28Plugin: GamePlugin<ReturnType<typeof openPlanet28>['makers']> = {
  areas: AREAS,
  open: openPlanet28,
}

function openPlanet28(tools: Tools) {
  const { rows, db } = tools.file
  const force = once(() => createForceTools(tools))
  const [rulings, house] = [once(() => createRulings(force())), once(() => createHouse(force()))]
  const [scenarios, agendas] = [once(() => createScenarios(force())), once(() => createAgendas(force()))]
  const [offTable, battles] = [once(() => createOffTable(force())), once(() => createBattles(force()))]
  const makers = {
    plots: () => createCampaignPlots(force()),
    warbands: () => createWarbands(force()),
    characters: () => createCharacters(force()),
    squads: () => createSquads(force()),
    vehicles: () => createVehicles(force()),
    rulings,
    house,
    scenarios,
    prints: () => ({ ...createPrints(force()), ...createPrintRoom(force()) }),
    exchange: () => createExchange(force()),
    agendas,
    offTable,
    battles,
    ledger: () => createLedger(force()),
    advancement: () => createAdvancement(force()),
    practice: () => createPractice(force()),
    balance: () => createBalance(force()),
  }
  const dues = once(() => [
    createAgendaPendingTasks(force()),
    createGrowthPendingTasks(force()),
    createOffTablePendingTasks(force()),
  ])
  const purses = once(() => createPurseGuard(tools))
  const game: OpenGame = {
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
    forms: createPlanet28Forms(tools, { scenarios, agendas, offTable, battles, rulings, house }),
    sees: (entity) => isKnownToPlayers(rows, entity),
    chronicle: (nameOf) => listBattleChronicleItems(rows, nameOf),
  }
  return { ...game, makers }
}
