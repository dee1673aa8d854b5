import { isTest, type Source } from './source.ts'
import type { StyleViolation } from './style-rule.ts'

/** A task with a single allowed implementation: its pattern must not occur elsewhere. */
interface Way {
  what: string
  pattern: RegExp
  /** Folder in which the rule applies. */
  under: string
  /** Files that contain the single implementation. */
  except: readonly string[]
  /** Pattern of files that use the single implementation after all. */
  unless?: RegExp
}

/** The pattern of each task, and the place of its implementation. */
export const SINGLE_PATTERNS: readonly Way[] = [
  {
    what: 'a doc line says what the thing is',
    pattern:
      /\/\*\* (?:Puts them together\b|All of it at once\.|What (?:there is|they cost)\.|[\w.]+\*: see the contract\.)/,
    under: 'src-',
    except: [],
  },
  {
    what: 'a command with busy and failure is parts/use-command',
    pattern: /\buseMutation\(/,
    under: 'src-renderer/',
    except: ['src-renderer/parts/'],
  },
  {
    what: 'a media query is useMediaQuery of VueUse',
    pattern: /\bmatchMedia\(/,
    under: 'src-renderer/',
    except: [],
  },
  {
    what: 'a query by width is parts/use-screen-media: paper is narrower than the screen',
    pattern: /useMediaQuery\('\((?:min|max)-width/,
    under: 'src-renderer/',
    except: [],
  },
  {
    what: 'a listener is useEventListener of VueUse; what a function makes for itself goes with its listeners',
    pattern: /(?:\b(\w+)|\))\.addEventListener\((?<!\bconst \1 = (?:new |document\.createElement\()[^]*)/,
    under: 'src-renderer/',
    except: ['src-renderer/app/main.ts', 'src-renderer/client/'],
  },
  {
    what: 'an observer is useResizeObserver, useIntersectionObserver or useMutationObserver of VueUse',
    pattern: /\bnew (?:Resize|Intersection|Mutation)Observer\(/,
    under: 'src-renderer/',
    except: [],
  },
  {
    what: 'a delay is useTimeoutFn, useDebounceFn, refDebounced or promiseTimeout of VueUse',
    pattern: /\bset(?:Timeout|Interval)\(/,
    under: 'src-renderer/',
    except: ['src-renderer/client/'],
  },
  {
    what: 'what this window remembers is parts/use-stored-setting, what somebody writes stores/drafts',
    pattern: /\b(?:local|session)Storage\b/,
    under: 'src-renderer/',
    except: [
      'src-renderer/stores/preferences.ts',
      'src-renderer/stores/drafts.ts',
      'src-renderer/stores/session-storage.ts',
    ],
  },
  {
    what: 'a failure under a form is parts/FailureLine',
    pattern: /class="[^"]*\bui-field__error\b/,
    under: 'src-renderer/',
    except: ['src-renderer/ui/', 'src-renderer/parts/'],
  },
  {
    what: 'a file handed to the reader is client/save-file',
    pattern: /\bcreateObjectURL\(/,
    under: 'src-renderer/',
    except: ['src-renderer/client/save-file.ts'],
  },
  {
    what: 'a list with a marked row is a part of ui, or walked by its use-listbox',
    pattern: /\brole="listbox"|\baria-activedescendant\b/,
    under: 'src-renderer/',
    except: ['src-renderer/ui/'],
    unless: /\/use-listbox\.ts'/,
  },
  {
    what: 'a deep copy is structuredClone, of what is reactive cloneFnJSON of VueUse',
    pattern: /\bJSON\.parse\(JSON\.stringify\(/,
    under: 'src-',
    except: [],
  },
  {
    what: 'a counted noun is countWords of src-shared/kit/format.ts',
    pattern: /=== 1 \? (?:'(\w+)' : '\1e?s'|'(\w+)y' : '\2ies'|'' : 's'|'1 (\w+)' : `\$\{[^}]*\} \3e?s`)/,
    under: 'src-',
    except: ['src-shared/kit/format.ts'],
  },
  {
    what: 'a signed number is a function of src-shared/kit/format.ts',
    pattern: /[<>]=? 0 \? ['"`][+−]/,
    under: 'src-renderer/',
    except: ['src-shared/kit/format.ts'],
  },
]

export function listDuplicatePatterns(sources: readonly Source[]): StyleViolation[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      SINGLE_PATTERNS.filter(
        ({ under, except }) => path.startsWith(under) && !except.some((place) => path.startsWith(place)),
      )
        .filter(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
        .flatMap(({ what, pattern }) =>
          [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({
            path,
            line: text.slice(0, index).split('\n').length,
            what,
          })),
        ),
    )
}
