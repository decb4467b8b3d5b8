// Two bans that the linter's own rules cannot express.
//
// `a ** b` is Math.pow under another name and rounds differently from engine to engine, so rules
// packages may not use it. Enums are not erasable syntax and hide their vocabulary; the house
// writes literal arrays instead.

function reports(message, nodeType, matches = () => true) {
  return {
    create(context) {
      return {
        [nodeType](node) {
          if (matches(node)) context.report({ node, message });
        },
      };
    },
  };
}

const plugin = {
  meta: { name: 'house' },
  rules: {
    'no-power': reports(
      '`**` rounds differently from engine to engine; multiply, or use the maths of the kernel.',
      'BinaryExpression',
      (node) => node.operator === '**',
    ),
    'no-power-assignment': reports(
      '`**=` rounds differently from engine to engine; multiply, or use the maths of the kernel.',
      'AssignmentExpression',
      (node) => node.operator === '**=',
    ),
    'no-enum': reports(
      'No enums: write `const X = [...] as const` and take the type from it.',
      'TSEnumDeclaration',
    ),
  },
};

export default plugin;
