import js from '@eslint/js'
import vue from 'eslint-plugin-vue'
import a11y from 'eslint-plugin-vuejs-accessibility'
import ts from 'typescript-eslint'

const noChanceNoClock = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Draw from the given Dice: rules know no chance of their own.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the time from the injected clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time from the injected clock.',
  },
]

export default ts.config(
  { ignores: ['out', 'dist', 'node_modules', 'test-results', '**/*.d.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  vue.configs['flat/recommended'],
  a11y.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        projectService: true,
        extraFileExtensions: ['.vue'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/no-unsafe-assignment': 'off', // imports of .vue files look untyped to the linter, not to vue-tsc
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off', // handlers of one contract are async even where one of them need not wait
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-depth': ['warn', 4],
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off', // the formatter decides layout
      'vue/html-closing-bracket-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
      'vue/attributes-order': 'off',
      'vue/require-default-prop': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/no-undef-properties': 'error',
      'vue/no-v-html': 'error',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
  {
    files: ['src-main/games/**/*.ts', 'src-main/cluster/**/*.ts', 'src-shared/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noChanceNoClock] },
  },
  {
    files: ['src-main/services/**/*.ts', 'src-main/db/**/*.ts', 'src-main/api/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noChanceNoClock] },
  },
  {
    // A component starts the type checker anew each time, minutes in all: vue-tsc knows its types, and logic stands in .ts files.
    files: ['**/*.mjs', '**/*.js', '**/*.vue'],
    ...ts.configs.disableTypeChecked,
    rules: { ...ts.configs.disableTypeChecked.rules, '@typescript-eslint/switch-exhaustiveness-check': 'off' },
  },
)
