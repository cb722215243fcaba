import EditorPage from '../features/editor/EditorPage';
import { DataProvider } from './DataProvider';

export default function EditorRoute() {
  return (
    <DataProvider>
      <EditorPage />
    </DataProvider>
  );
}
