import type { createAgendaService } from '#main/services/games/planet28/agendas/agendas.ts'
import type { createBattleService } from '#main/services/games/planet28/battles/battles.ts'
import type { createScenarioService } from '#main/services/games/planet28/battles/scenarios.ts'
import type { createHouseRowService } from '#main/services/games/planet28/forces/house.ts'
import type { createRulingService } from '#main/services/games/planet28/forces/rulings.ts'
import type { createOffTableService } from '#main/services/games/planet28/off-table/off-table.ts'
import type { Tools } from '#main/services/kit/tools.ts'
import type { FormMakers } from '#main/services/print/page-form.ts'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { createAgendasForm } from './agendas-form.ts'
import { createBattleForm } from './battle-form.ts'
import { createHouseRulesForm } from './house-rules-form.ts'
import { createOffTableForm } from './off-table-form.ts'
import { createRulingsForm } from './rulings-form.ts'
import { createScenarioForm } from './scenario-form.ts'

interface Planet28Sources {
  readonly scenarios: () => Pick<ReturnType<typeof createScenarioService>, 'get'>
  readonly agendas: () => Pick<ReturnType<typeof createAgendaService>, 'list'>
  readonly offTable: () => Pick<ReturnType<typeof createOffTableService>, 'get' | 'seenBy'>
  readonly battles: () => Pick<ReturnType<typeof createBattleService>, 'get'>
  readonly rulings: () => Pick<ReturnType<typeof createRulingService>, 'list'>
  readonly house: () => Pick<ReturnType<typeof createHouseRowService>, 'list'>
}

/** Creates the printed forms of Planet 28's pages. */
export function createPlanet28Forms(
  { file }: Pick<Tools, 'file'>,
  { scenarios, agendas, offTable, battles, rulings, house }: Planet28Sources,
): FormMakers {
  const { campaign, names } = file.rows
  const calendar = () => campaign.get().calendar ?? DEFAULT_CALENDAR
  return {
    ...createScenarioForm({
      scenario: (id) => scenarios().get({ id }),
      warbandName: (id) => names.find('warband', id)?.name ?? null,
    }),
    ...createAgendasForm(() => agendas().list()),
    ...createOffTableForm({
      board: (id) => offTable().get({ id }),
      seenBy: (id, playerId) => offTable().seenBy({ id, as: playerId }),
      calendar,
    }),
    ...createBattleForm({
      battle: (id) => battles().get({ id }),
      starName: (id) => names.find('star', id)?.name ?? null,
      calendar,
    }),
    ...createRulingsForm(() => rulings().list()),
    ...createHouseRulesForm({ rulings: () => rulings().list(), rows: () => house().list() }),
  }
}
