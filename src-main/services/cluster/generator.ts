import { generateCluster } from '#main/cluster/generate/generate-cluster.ts'
import { GeneratorError } from '#main/cluster/generate/generator-error.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import type { GeneratorSettings } from '#shared/cluster/generator-settings.ts'
import { RefusalError } from '../kit/refusal-error.ts'

/** Generates a chart from a seed. Refuses contradictory settings. */
export function generateClusterChart(settings: GeneratorSettings, seed: string): Chart {
  try {
    return generateCluster(settings, seed)
  } catch (error) {
    throw error instanceof GeneratorError ? new RefusalError('illegal', error.message) : error
  }
}
