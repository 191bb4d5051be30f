import path from 'node:path';

export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { path: path.resolve('dist'), filename: 'main.js', publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } }] },
  performance: { hints: false },
};
