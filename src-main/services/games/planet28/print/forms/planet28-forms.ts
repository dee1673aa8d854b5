import type { createAgendaService } from '#main/services/games/planet28/agendas/agendas.ts'
import type { createBattleService } from '#main/services/games/planet28/battles/battles.ts'
import type { createScenarioService } from '#main/services/games/planet28/battles/scenarios.ts'
import type { createHouseRowService } from '#main/services/games/planet28/forces/house.ts'
import type { createRulingService } from '#main/services/games/planet28/forces/rulings.ts'
import type { createOffTableService } from '#main/services/games/planet28/off-table/off-table.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { FormMakersByForm } from '#main/services/print/page-form.ts'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { createAgendasFormMaker } from './agendas-form.ts'
import { createBattleFormMaker } from './battle-form.ts'
import { createHouseRulesFormMaker } from './house-rules-form.ts'
import { createOffTableFormMaker } from './off-table-form.ts'
import { createRulingsFormMaker } from './rulings-form.ts'
import { createScenarioFormMaker } from './scenario-form.ts'

interface Planet28Sources {
  readonly scenarios: () => Pick<ReturnType<typeof createScenarioService>, 'get'>
  readonly agendas: () => Pick<ReturnType<typeof createAgendaService>, 'list'>
  readonly offTable: () => Pick<ReturnType<typeof createOffTableService>, 'get' | 'seenBy'>
  readonly battles: () => Pick<ReturnType<typeof createBattleService>, 'get'>
  readonly rulings: () => Pick<ReturnType<typeof createRulingService>, 'list'>
  readonly house: () => Pick<ReturnType<typeof createHouseRowService>, 'list'>
}

/** Creates the printed forms of Planet 28's pages. */
export function createPlanet28FormMakers(
  { file }: Pick<ServiceDependencies, 'file'>,
  { scenarios, agendas, offTable, battles, rulings, house }: Planet28Sources,
): FormMakersByForm {
  const { campaign, names } = file.rows
  const calendar = () => campaign.get().calendar ?? DEFAULT_CALENDAR
  return {
    ...createScenarioFormMaker({
      scenario: (id) => scenarios().get({ id }),
      warbandName: (id) => names.find('warband', id)?.name ?? null,
    }),
    ...createAgendasFormMaker(() => agendas().list()),
    ...createOffTableFormMaker({
      board: (id) => offTable().get({ id }),
      seenBy: (id, playerId) => offTable().seenBy({ id, as: playerId }),
      calendar,
    }),
    ...createBattleFormMaker({
      battle: (id) => battles().get({ id }),
      starName: (id) => names.find('star', id)?.name ?? null,
      calendar,
    }),
    ...createRulingsFormMaker(() => rulings().list()),
    ...createHouseRulesFormMaker({ rulings: () => rulings().list(), rows: () => house().list() }),
  }
}
