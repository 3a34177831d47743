import {flow} from '../../lib/diagram';

export default flow({
  title: 'What happens to a file between the upload and the Media Library',
  caption: 'Strapi checks and optimizes a file before the provider stores it. The database keeps only the description.',
  inWords: [
    'A browser or a program sends the file, and Strapi checks that its type is allowed.',
    'Images are optimized, if this is turned on.',
    'Strapi checks that the file isn’t too large.',
    'Of images, it makes a thumbnail and smaller formats.',
    'The provider stores the file and its formats: on the server, or at a service such as S3.',
    'The database gets one row with the name, the URL and the formats.',
  ],
  nodes: {
    upload: {title: 'Upload', look: 'quiet'},
    type: {title: 'Check the type'},
    optimize: {title: 'Optimize', text: 'images only'},
    size: {title: 'Check the size'},
    formats: {title: 'Make formats', text: 'thumbnail and smaller images'},
    provider: {title: 'Provider', text: 'stores the files', look: 'accent'},
    database: {title: 'Database', text: 'name, URL, formats', look: 'accent'},
  },
  arrows: [
    {from: 'upload', to: 'type'},
    {from: 'type', to: 'optimize'},
    {from: 'optimize', to: 'size'},
    {from: 'size', to: 'formats'},
    {from: 'formats', to: 'provider'},
    {from: 'provider', to: 'database'},
  ],
  lanes: [{title: 'Strapi', around: ['type', 'optimize', 'size', 'formats', 'provider']}],
  wide: ['upload type optimize size', 'database provider formats formats'],
  narrow: ['upload upload', 'type optimize', 'formats size', 'provider provider', 'database database'],
});
