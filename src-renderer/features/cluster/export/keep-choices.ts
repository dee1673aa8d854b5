import type { Ref } from 'vue'
import { useRemembered } from '#renderer/parts/use-remembered.ts'
import type { ExportChoices } from './export-choices.ts'
import { parseChoices } from './parse-choices.ts'

/** What this window exports, kept as soon as it is chosen. */
export function useExportChoices(): Ref<ExportChoices> {
  return useRemembered('orrery/cluster-export', parseChoices)
}
