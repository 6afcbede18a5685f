import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/** Paints the scene with Java2D. */
final class Java2d {
    private record Element(BufferedImage sprite, int x, int y) {}

    private final int width;
    private final int height;
    private final Color ground;
    private final List<Element> elements = new ArrayList<>();

    // Java has no reader of JSON of its own; the scene is always written in the same way, so patterns do.
    private Java2d(Path folder) throws IOException {
        String scene = Files.readString(folder.resolve("scene.json"));
        Matcher head = find("\"width\":(\\d+),\"height\":(\\d+),\"ground\":\\[(\\d+),(\\d+),(\\d+)\\]", scene);
        if (!head.find()) {
            throw new IOException("the scene is written in another way");
        }
        width = number(head, 1);
        height = number(head, 2);
        ground = new Color(number(head, 3), number(head, 4), number(head, 5));
        Map<String, BufferedImage> sprites = new HashMap<>();
        Matcher element = find("\\{\"sprite\":\"([^\"]+)\",\"x\":(-?\\d+),\"y\":(-?\\d+)\\}", scene);
        while (element.find()) {
            String name = element.group(1);
            if (!sprites.containsKey(name)) {
                sprites.put(name, load(folder.resolve(name).toFile()));
            }
            elements.add(new Element(sprites.get(name), number(element, 2), number(element, 3)));
        }
    }

    private static Matcher find(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text);
    }

    private static int number(Matcher found, int group) {
        return Integer.parseInt(found.group(group));
    }

    // What Java2D lays fastest onto a canvas: whole numbers of four channels, premultiplied.
    private static BufferedImage load(File file) throws IOException {
        BufferedImage read = ImageIO.read(file);
        var sprite = new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = sprite.createGraphics();
        graphics.drawImage(read, 0, 0, null);
        graphics.dispose();
        return sprite;
    }

    private byte[] paint() throws IOException {
        var canvas = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = canvas.createGraphics();
        graphics.setColor(ground);
        graphics.fillRect(0, 0, width, height);
        for (Element element : elements) {
            graphics.drawImage(element.sprite, element.x, element.y, null);
        }
        graphics.dispose();
        var png = new ByteArrayOutputStream();
        ImageIO.write(canvas, "png", png);
        return png.toByteArray();
    }

    public static void main(String[] arguments) throws IOException {
        // Otherwise every picture goes through a file.
        ImageIO.setUseCache(false);
        var painter = new Java2d(Path.of(arguments[0]));
        System.out.println("{\"version\":\"" + System.getProperty("java.runtime.version") + "\"}");
        byte[] picture = {};
        var questions = new BufferedReader(new InputStreamReader(System.in));
        for (String line = questions.readLine(); line != null; line = questions.readLine()) {
            String[] words = line.split(" ", 2);
            if (words[0].equals("paint")) {
                var milliseconds = new StringJoiner(",", "[", "]");
                for (int count = Integer.parseInt(words[1]); count > 0; count--) {
                    long start = System.nanoTime();
                    picture = painter.paint();
                    milliseconds.add(Double.toString((System.nanoTime() - start) / 1e6));
                }
                System.out.println("{\"milliseconds\":" + milliseconds + ",\"bytes\":" + picture.length + "}");
            } else if (words[0].equals("save")) {
                Files.write(Path.of(words[1]), picture);
                System.out.println("{\"bytes\":" + picture.length + "}");
            } else {
                throw new IOException(words[0] + " is not understood");
            }
        }
    }
}
