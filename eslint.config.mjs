import js from '@eslint/js'
import vue from 'eslint-plugin-vue'
import a11y from 'eslint-plugin-vuejs-accessibility'
import ts from 'typescript-eslint'

// Components alone: all other files are oxlint's (.oxlintrc.json), and types are the compilers'.

/** Rule sets that look at components alone. */
const ofComponents = (...sets) => sets.flat().map((set) => ({ ...set, files: set.files ?? ['**/*.vue'] }))

export default ts.config(
  { ignores: ['out', 'dist', 'node_modules', 'test-results', '**/*.d.ts'] },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: ts.parser } } },
  ofComponents(
    js.configs.recommended,
    ts.configs.recommended,
    vue.configs['flat/recommended'],
    a11y.configs['flat/recommended'],
  ),
  {
    files: ['**/*.vue'],
    rules: {
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
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
)
