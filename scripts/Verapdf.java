import java.io.FileInputStream;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Prints the clauses of PDF/UA-1 that files break, each once a file. Run by scripts/verapdf. */
class Verapdf {
    public static void main(String[] files) throws Exception {
        VeraGreenfieldFoundryProvider.initialise();
        var foundry = Foundries.defaultInstance();
        for (var file : files) {
            try (var bytes = new FileInputStream(file);
                    var parser = foundry.createParser(bytes, PDFAFlavour.PDFUA_1);
                    var validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
                var faults = new TreeSet<String>();
                for (var found : validator.validate(parser).getTestAssertions()) {
                    faults.add(found.getRuleId().getClause() + ": " + found.getMessage());
                }
                faults.forEach(fault -> System.out.println(file + ": " + fault));
            }
        }
    }
}
