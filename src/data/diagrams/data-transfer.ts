import {flow} from '../../lib/diagram';

export default flow({
  title: 'The directions and the steps of a data transfer',
  caption: 'A transfer empties the destination, then fills it from the source. The option decides which side is which.',
  inWords: [
    'With `--to`, the data goes from your project to the server: your project is the source, the server the destination.',
    'With `--from`, it goes from the server to your project, which is then the destination.',
    'Strapi checks that both sides have the same version and the same content types.',
    'It empties the destination.',
    'It copies entries, files, relations and settings, in this order. Changes to the database are one transaction.',
  ],
  nodes: {
    local: {title: 'Your project', text: 'the current folder'},
    server: {title: 'Server', text: 'running, with a transfer token'},
    check: {title: 'Check', text: 'same version, same content types'},
    empty: {title: 'Empty', text: 'the destination', look: 'accent'},
    fill: {title: 'Copy', text: 'entries, files, relations, settings'},
  },
  arrows: [
    {from: 'local', to: 'server', text: '`--to` or `--from`', both: true},
    {from: 'check', to: 'empty'},
    {from: 'empty', to: 'fill'},
  ],
  lanes: [{title: 'Steps, in either direction', around: ['check', 'empty', 'fill']}],
  wide: ['local . server', 'check empty fill'],
  narrow: ['local', 'server', 'check', 'empty', 'fill'],
});
