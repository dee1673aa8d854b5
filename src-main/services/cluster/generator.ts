import type { Chart } from '../../../src-shared/cluster/chart.ts'
import type { GeneratorSettings } from '../../../src-shared/cluster/generator-settings.ts'
import { generateCluster } from '../../cluster/generate/generate-cluster.ts'
import { GeneratorError } from '../../cluster/generate/generator-error.ts'
import { Refused } from '../refused.ts'

/** A chart by seed; refuses settings that no cluster can keep. */
export function generatedChart(settings: GeneratorSettings, seed: string): Chart {
  try {
    return generateCluster(settings, seed)
  } catch (error) {
    throw error instanceof GeneratorError ? new Refused('illegal', error.message) : error
  }
}
